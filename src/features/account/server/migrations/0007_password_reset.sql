-- The link that lets someone choose a new password: the latest one of each account, kept as its SHA-256, gone once used.
CREATE TABLE password_tokens (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- Mail to be sent, written in the transaction that decides it. A row goes once its message has left.
CREATE TABLE outbox (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX outbox_order ON outbox (created_at);
