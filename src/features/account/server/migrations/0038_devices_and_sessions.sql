-- Where and when each session was opened, when its owner last proved who they are, and how long one may last at most.

ALTER TABLE sessions ADD COLUMN device text;
ALTER TABLE sessions ADD COLUMN address text;
ALTER TABLE sessions ADD COLUMN logged_in_at timestamptz;
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
UPDATE sessions SET logged_in_at = created_at, confirmed_at = created_at;
ALTER TABLE sessions ALTER COLUMN logged_in_at SET NOT NULL;
ALTER TABLE sessions ALTER COLUMN confirmed_at SET NOT NULL;
ALTER TABLE companies ADD COLUMN session_days integer NOT NULL DEFAULT 30 CHECK (session_days BETWEEN 1 AND 30);

-- The browsers that an account was opened in, by the hash of a cookie of theirs: one of them is no stranger.
CREATE TABLE known_devices (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  device_hash text NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id, device_hash),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- An address that waits to be confirmed from its own mailbox: the last one of each account.
CREATE TABLE email_changes (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
