-- What the solution of a file last came to, and when: whoever opens the file knows its figures without calculating them.
ALTER TABLE client_files
  ADD COLUMN calculated_at timestamptz,
  ADD COLUMN average_effort numeric(14, 2);
