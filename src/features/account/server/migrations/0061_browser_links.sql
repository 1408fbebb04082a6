-- The link by which the owner of an account that strangers try to open makes a browser known: the latest one, kept as its SHA-256, gone once used.
CREATE TABLE browser_links (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
