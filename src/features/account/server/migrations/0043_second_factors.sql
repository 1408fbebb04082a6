-- What proves who one is beside a password: the secret of an application that shows codes, or the public key of a passkey.
CREATE TABLE second_factors (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('totp', 'passkey')),
  name text,
  -- Of an application: base32. last_step is that of the last code taken (RFC 6238), so that none serves twice.
  secret text,
  last_step bigint,
  -- It counts once its owner has shown that it works.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX second_factors_user ON second_factors (company_id, user_id);

-- Codes for who lost their second factor, each good once, as their SHA-256.
CREATE TABLE recovery_codes (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (company_id, user_id, code_hash),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- A login whose password was right and whose second factor is waited for, by the hash of the cookie of its browser.
CREATE TABLE pending_logins (
  token_hash text PRIMARY KEY,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

ALTER TABLE companies ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;
