-- Natural persons who invest in SCPI shares, their families, and their investor accounts.

CREATE TABLE scpi_clients (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  adviser_id uuid NOT NULL,
  judicial_capacity text,
  honorific text,
  firstname1 text NOT NULL,
  firstname2 text,
  firstname3 text,
  firstname4 text,
  lastname text NOT NULL,
  birth_name text,
  birthdate date,
  deathdate date,
  nationality1 text,
  nationality2 text,
  birth_municipality text,
  birth_postal_code text,
  birth_department_code text,
  birth_country text,
  email text NOT NULL,
  phone text,
  pro_phone text,
  address text,
  address_complement text,
  postal_code text,
  municipality text,
  country text,
  is_hosted boolean NOT NULL DEFAULT false,
  marketing_consent boolean NOT NULL DEFAULT false,
  marketing_consent_at timestamptz,
  conjoint_id uuid,
  mif_category text,
  aml_risk_level text,
  status text NOT NULL DEFAULT 'prospect',
  portal_status text NOT NULL DEFAULT 'none',
  kyc_signed_at timestamptz,
  kyc_valid_until date,
  -- How much is filled of the root and its sections, and what is missing.
  completion jsonb,
  -- People are found by the same columns everywhere.
  firstname text GENERATED ALWAYS AS (firstname1) STORED,
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  search_words text GENERATED ALWAYS AS (search_text(firstname1 || ' ' || lastname || ' ' || coalesce(birth_name, '') || ' ' || email || ' ' || coalesce(municipality, ''))) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, email_key),
  FOREIGN KEY (company_id, adviser_id) REFERENCES users,
  FOREIGN KEY (company_id, conjoint_id) REFERENCES scpi_clients,
  CHECK (conjoint_id <> id)
);
CREATE UNIQUE INDEX scpi_clients_conjoint ON scpi_clients (company_id, conjoint_id) WHERE conjoint_id IS NOT NULL;
CREATE INDEX scpi_clients_recent ON scpi_clients (company_id, updated_at DESC, id DESC);
CREATE INDEX scpi_clients_adviser ON scpi_clients (company_id, adviser_id, updated_at DESC, id DESC);
CREATE INDEX scpi_clients_words ON scpi_clients USING gin (search_words gin_trgm_ops);
-- One e-mail may be known to several firms.
CREATE INDEX scpi_clients_email ON scpi_clients (email_key);
-- The platform’s back office finds the firm of a row by its id.
CREATE INDEX scpi_clients_id ON scpi_clients (id);

CREATE TABLE scpi_client_family_situation (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  scpi_client_id uuid NOT NULL,
  family_situation text,
  mariage_contract_type text,
  pacs_contract_type text,
  union_date date,
  annual_household_gross_income_amount numeric(14,2),
  annual_household_net_income_range text,
  has_donation_between_spouses boolean NOT NULL DEFAULT false,
  has_will boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, scpi_client_id),
  FOREIGN KEY (company_id, scpi_client_id) REFERENCES scpi_clients ON DELETE CASCADE
);

CREATE TABLE scpi_client_representatives (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  scpi_client_id uuid NOT NULL,
  type text,
  honorific text,
  firstname text,
  lastname text,
  birthdate date,
  email text,
  phone text,
  address text,
  decision_court text,
  decision_date date,
  decision_end_date date,
  must_sign boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, scpi_client_id) REFERENCES scpi_clients ON DELETE CASCADE
);
CREATE INDEX scpi_client_representatives_client ON scpi_client_representatives (company_id, scpi_client_id);

-- One account a person. It carries the adviser of its client, so that the same columns say who reaches both; it follows when that changes.
CREATE TABLE pp_accounts (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  adviser_id uuid NOT NULL,
  nb_children integer,
  nb_dependent_children integer,
  nb_people_legal_family integer,
  questionnaire_version text NOT NULL DEFAULT '2026.1',
  completion jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, client_id),
  FOREIGN KEY (company_id, client_id) REFERENCES scpi_clients ON DELETE CASCADE
);

CREATE INDEX pp_accounts_id ON pp_accounts (id);

CREATE TABLE pp_account_children (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  firstname text,
  lastname text,
  birthdate date,
  child_link text,
  is_dependent boolean NOT NULL DEFAULT true,
  has_alternating_custody boolean NOT NULL DEFAULT false,
  is_handicapped boolean NOT NULL DEFAULT false,
  comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);
CREATE INDEX pp_account_children_account ON pp_account_children (company_id, pp_account_id);
CREATE INDEX pp_account_children_id ON pp_account_children (id);

-- Tax numbers are encrypted, by a key that is not in the database.
CREATE TABLE pp_account_fiscality (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  fiscal_type text,
  fiscal_residence text,
  fiscal_identification_number text,
  tin_absence_reason text,
  other_fiscal_residences text,
  non_resident_rate numeric(8,6),
  us_person boolean NOT NULL DEFAULT false,
  us_tin text,
  us_indicia text[] NOT NULL DEFAULT '{}',
  fiscal_part numeric(8,2),
  taxable_income_amount numeric(14,2),
  fiscal_reference_income_amount numeric(14,2),
  income_tax_amount numeric(14,2),
  property_income_regime text,
  existing_net_property_income_amount numeric(14,2),
  property_deficit_carried_amount numeric(14,2),
  ifi_liable boolean NOT NULL DEFAULT false,
  ifi_taxable_base_amount numeric(14,2),
  withholding_exemption boolean NOT NULL DEFAULT false,
  social_affiliation_eea boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

-- Who changed which attribute. `user_id` is a member of the firm, somebody of the platform’s back office, or the client himself.
CREATE TABLE scpi_client_changes (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  scpi_client_id uuid NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  operation text NOT NULL CHECK (operation IN ('create', 'update', 'delete')),
  field text NOT NULL,
  old_value jsonb,
  new_value jsonb,
  user_id uuid NOT NULL,
  device text,
  step text,
  changed_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, scpi_client_id) REFERENCES scpi_clients ON DELETE CASCADE
);
CREATE INDEX scpi_client_changes_recent ON scpi_client_changes (company_id, scpi_client_id, changed_at DESC);

CREATE TABLE pp_account_changes (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  operation text NOT NULL CHECK (operation IN ('create', 'update', 'delete')),
  field text NOT NULL,
  old_value jsonb,
  new_value jsonb,
  user_id uuid NOT NULL,
  device text,
  step text,
  changed_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);
CREATE INDEX pp_account_changes_recent ON pp_account_changes (company_id, pp_account_id, changed_at DESC);

-- Which resource a keyed request created: an application without network sends it again weeks later.
CREATE TABLE scpi_client_creations (
  company_id uuid NOT NULL,
  scpi_client_id uuid NOT NULL,
  resource_type text NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  resource_id uuid NOT NULL,
  PRIMARY KEY (company_id, scpi_client_id, resource_type, user_id, key),
  FOREIGN KEY (company_id, scpi_client_id) REFERENCES scpi_clients ON DELETE CASCADE
);

CREATE TABLE pp_account_creations (
  company_id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  resource_type text NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  resource_id uuid NOT NULL,
  PRIMARY KEY (company_id, pp_account_id, resource_type, user_id, key),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);
