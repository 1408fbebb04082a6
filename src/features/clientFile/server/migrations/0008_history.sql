-- What each write did, and from which device; one write has one instant, taken once the file is held.

ALTER TABLE field_changes
  ADD COLUMN operation text NOT NULL DEFAULT 'update' CHECK (operation IN ('create', 'update', 'delete')),
  ADD COLUMN device text,
  ALTER COLUMN changed_at SET DEFAULT statement_timestamp();

CREATE INDEX field_changes_of_section ON field_changes (company_id, client_file_id, resource_type, changed_at DESC);
