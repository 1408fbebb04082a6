-- What a firm imports into its own catalogue, done behind the requests, and what each import changed, so that it can be undone.

CREATE TABLE catalogue_imports (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  creator_id uuid NOT NULL,
  source text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'undone')),
  is_dry_run boolean NOT NULL,
  is_full boolean NOT NULL,
  -- Programmes that were looked at, of how many.
  done integer NOT NULL DEFAULT 0,
  total integer,
  report jsonb,
  failure text,
  created_at timestamptz NOT NULL,
  -- The last sign of life of who runs it.
  running_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, creator_id) REFERENCES users
);
CREATE INDEX catalogue_imports_waiting ON catalogue_imports (created_at) WHERE state IN ('waiting', 'running');

CREATE TABLE catalogue_import_files (
  company_id uuid NOT NULL,
  import_id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) <= 20971520),
  PRIMARY KEY (company_id, import_id, position),
  FOREIGN KEY (company_id, import_id) REFERENCES catalogue_imports ON DELETE CASCADE
);

-- before: what there was of the columns that an import changed; after: what it made of them. Created rows have no before.
CREATE TABLE catalogue_import_changes (
  company_id uuid NOT NULL,
  import_id uuid NOT NULL,
  row_id uuid NOT NULL,
  changed text NOT NULL CHECK (changed IN ('programs', 'properties')),
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (company_id, import_id, row_id),
  FOREIGN KEY (company_id, import_id) REFERENCES catalogue_imports ON DELETE CASCADE
);
