-- What makes requests safe to repeat: the answer given to a key, for 24 hours. status is null while the first request is under way.
CREATE TABLE idempotency_keys (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  -- SHA-256 of method, path and body: the same key with another request is refused.
  request_hash text NOT NULL,
  status integer,
  body text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id, key),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);
