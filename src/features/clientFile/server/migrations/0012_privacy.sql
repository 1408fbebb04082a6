-- Who looked at client files, what is left of those that were deleted, and how long a firm keeps those that nobody touches.

-- One row for what a person read of a file within a few seconds. Goes with the file.
CREATE TABLE client_file_readings (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  user_id uuid NOT NULL,
  part text NOT NULL,
  device text,
  read_count integer NOT NULL,
  first_read_at timestamptz NOT NULL,
  last_read_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE,
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX client_file_readings_recent ON client_file_readings (company_id, client_file_id, last_read_at DESC);
CREATE INDEX client_file_readings_age ON client_file_readings (last_read_at);

-- The trace of a deleted file, under its id: when, by whom and why, and nothing of the people it was about.
CREATE TABLE client_file_deletions (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null when the retention of the firm deleted it.
  user_id uuid,
  reason text NOT NULL CHECK (reason IN ('request', 'retention')),
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX client_file_deletions_recent ON client_file_deletions (company_id, deleted_at DESC);

-- Whole years after the last change of a file.
ALTER TABLE companies ADD COLUMN client_file_retention_years integer NOT NULL DEFAULT 3 CHECK (client_file_retention_years BETWEEN 1 AND 30);

-- When the firm was told that the file is about to be deleted; a later change of the file makes that void.
ALTER TABLE client_files ADD COLUMN deletion_announced_at timestamptz;
CREATE INDEX client_files_age ON client_files (updated_at);
