-- Which column of a feed each column of a file is, where a firm said it: for the import, and kept for the next files from the same provider.

ALTER TABLE catalogue_imports ADD COLUMN provider text;
-- English names of the columns of a feed, by position; '' where a column of the file is left out. Null: as the headings say.
ALTER TABLE catalogue_import_files ADD COLUMN columns text[];

CREATE TABLE catalogue_column_choices (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('programs', 'properties')),
  -- The column of a feed by the heading of the file.
  columns jsonb NOT NULL,
  PRIMARY KEY (company_id, provider, kind)
);

-- The files of an import that has ended are not needed any more.
DELETE FROM catalogue_import_files f USING catalogue_imports i
  WHERE i.company_id = f.company_id AND i.id = f.import_id AND i.state NOT IN ('waiting', 'running');
