"""A ruling as a document: one sheet with table, facts, §§, scores and what an appeal needs."""
