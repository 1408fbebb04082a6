-- The page that a client signed by hand, with the version that it signs: it goes with it.
CREATE TABLE pp_account_version_pages (
  company_id uuid NOT NULL,
  version_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  media_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (company_id, version_id),
  FOREIGN KEY (company_id, version_id) REFERENCES pp_account_versions ON DELETE CASCADE
);
