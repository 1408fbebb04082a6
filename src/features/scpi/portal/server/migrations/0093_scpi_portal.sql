-- The portal of SCPI clients: how a client proves who he is, and the sessions of those who did. Secrets are kept by their hash.

CREATE TABLE scpi_portal_accounts (
  company_id uuid NOT NULL,
  client_id uuid NOT NULL,
  -- Null until the link of the first e-mail was followed.
  password_hash text,
  invited_at timestamptz NOT NULL,
  last_login_at timestamptz,
  PRIMARY KEY (company_id, client_id),
  FOREIGN KEY (company_id, client_id) REFERENCES scpi_clients ON DELETE CASCADE
);

CREATE TABLE scpi_portal_tokens (
  company_id uuid NOT NULL,
  client_id uuid NOT NULL,
  -- Who asks for a new password does not take away what the firm sent.
  kind text NOT NULL CHECK (kind IN ('welcome', 'reset')),
  token_hash text NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, client_id, kind),
  FOREIGN KEY (company_id, client_id) REFERENCES scpi_portal_accounts ON DELETE CASCADE
);
CREATE INDEX scpi_portal_tokens_token ON scpi_portal_tokens (token_hash);

CREATE TABLE scpi_portal_sessions (
  company_id uuid NOT NULL,
  token_hash text NOT NULL,
  client_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- What a person would call the browser, and where it asks from.
  device text,
  address text,
  PRIMARY KEY (company_id, token_hash),
  FOREIGN KEY (company_id, client_id) REFERENCES scpi_portal_accounts ON DELETE CASCADE
);
CREATE INDEX scpi_portal_sessions_token ON scpi_portal_sessions (token_hash);
CREATE INDEX scpi_portal_sessions_client ON scpi_portal_sessions (company_id, client_id);
CREATE INDEX scpi_portal_sessions_end ON scpi_portal_sessions (expires_at);


-- Clients write too: a key is of whoever sent it, a member or a client. Keys end after a day.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_company_id_user_id_fkey;
ALTER TABLE idempotency_keys ADD FOREIGN KEY (company_id) REFERENCES companies ON DELETE CASCADE;
