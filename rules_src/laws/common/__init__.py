"""What several laws share: questions, words, and what always follows."""
