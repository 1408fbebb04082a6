-- What was deleted and may still come back, for a while: every row of it, as it was.

CREATE TABLE trash (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- Type and id of what was deleted.
  id uuid NOT NULL,
  resource_type text NOT NULL,
  title text,
  -- Its own row: who may see it follows from there, as it did before.
  root jsonb NOT NULL,
  user_id uuid,
  deleted_at timestamptz NOT NULL,
  purged_after timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX trash_recent ON trash (company_id, deleted_at DESC);
CREATE INDEX trash_end ON trash (purged_after);

-- Its rows, of whatever table; key is the primary key of each, as JSON.
CREATE TABLE trash_rows (
  company_id uuid NOT NULL,
  trash_id uuid NOT NULL,
  table_name text NOT NULL,
  key text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (company_id, trash_id, table_name, key),
  FOREIGN KEY (company_id, trash_id) REFERENCES trash ON DELETE CASCADE
);

-- What rows that stay said of it: key is the primary key of such a row, content the columns that its deletion emptied.
CREATE TABLE trash_links (
  company_id uuid NOT NULL,
  trash_id uuid NOT NULL,
  table_name text NOT NULL,
  key jsonb NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (company_id, trash_id, table_name, key, content),
  FOREIGN KEY (company_id, trash_id) REFERENCES trash ON DELETE CASCADE
);

-- When a deletion became final; null while the file can still be restored.
ALTER TABLE client_file_deletions ADD COLUMN purged_at timestamptz;
UPDATE client_file_deletions SET purged_at = deleted_at;
