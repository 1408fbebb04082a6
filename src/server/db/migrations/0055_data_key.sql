-- The name of the key that encrypts what this database holds: that of the first process, which every other one must have.
CREATE TABLE data_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id text NOT NULL
);
