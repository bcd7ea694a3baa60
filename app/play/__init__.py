"""Turn-taking: whose turn it is, who may see what, and what comes next. Pure Python, for every face alike."""
