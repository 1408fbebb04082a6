-- Who uses the application. Everything of a firm carries company_id, the distribution key.

CREATE TABLE networks (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  icon text,
  logo text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE companies (
  id uuid PRIMARY KEY,
  network_id uuid REFERENCES networks,
  name text,
  logo text,
  logo_square text,
  rcs_number text,
  rcs_city text,
  hide_commissions boolean NOT NULL DEFAULT false,
  hidden_criteria text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE business_centers (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  name text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);

-- roles: names of the specification. Rights and perimeter follow from them and are not stored.
CREATE TABLE users (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  first_name text,
  last_name text,
  email text NOT NULL,
  phone text,
  department_code text,
  certificate_number text,
  siret_number text,
  siret_municipality text,
  is_self_employed boolean NOT NULL DEFAULT false,
  can_manage_his_company boolean NOT NULL DEFAULT false,
  can_see_property_reference boolean NOT NULL DEFAULT false,
  can_see_commission boolean NOT NULL DEFAULT false,
  debug_mode boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL DEFAULT '{}',
  -- argon2id in the PHC format; null for an account that never logs in with a password.
  password_hash text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE user_business_centers (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  business_center_id uuid NOT NULL,
  PRIMARY KEY (company_id, user_id, business_center_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (company_id, business_center_id) REFERENCES business_centers ON DELETE CASCADE
);

-- Secrets of sessions and tokens are kept as their SHA-256.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions (company_id, user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Bearer tokens of the API.
CREATE TABLE tokens (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  last_used_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- Failed logins, counted in the database so that the limit holds across processes. key: SHA-256 of an address or account.
CREATE TABLE login_attempts (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
