-- What makes requests safe to repeat and their consequences sure to follow.

-- The answer given to a key, for 24 hours. status is null while the first request is under way.
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

-- What must follow a write (a mail, an alert, a report), written in the same transaction and done by a worker.
CREATE TABLE outbox (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  done_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);
CREATE INDEX outbox_pending ON outbox (available_at) WHERE done_at IS NULL;
