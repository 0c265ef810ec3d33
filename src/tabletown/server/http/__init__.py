"""What is answered over HTTP: tables, questions, the page itself."""
