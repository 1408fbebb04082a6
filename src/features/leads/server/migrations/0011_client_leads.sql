-- People who may become clients, what was said to them, and the files that brought many at once.

CREATE TABLE client_lead_imports (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  creator_id uuid NOT NULL,
  file_name text,
  created_count integer NOT NULL,
  refused_count integer NOT NULL,
  undoable_until timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, creator_id) REFERENCES users
);

CREATE TABLE client_leads (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  creator_id uuid NOT NULL,
  adviser_id uuid,
  import_id uuid,
  client_file_id uuid,
  duplicate_of_id uuid,
  honorific text,
  firstname text,
  lastname text,
  birthdate date,
  email text,
  phone text,
  is_handicapped boolean NOT NULL DEFAULT false,
  marital_status text,
  matrimonial_property_regime text,
  address text,
  postal_code text,
  municipality text,
  project_type text,
  project_description text,
  investment_amount numeric(14,2),
  comment text,
  net_monthly_income numeric(14,2),
  annual_tax numeric(14,2),
  alimony numeric(14,2),
  fiscal_part numeric(8,2),
  monthly_rent numeric(14,2),
  monthly_loan_payment numeric(14,2),
  origin text,
  status text NOT NULL DEFAULT 'new',
  loss_reason text,
  meeting_at timestamptz,
  has_consent boolean NOT NULL DEFAULT false,
  consented_on date,
  retained_until date,
  attempts integer NOT NULL DEFAULT 0,
  first_contact_due_at timestamptz,
  next_attempt_at timestamptz,
  last_exchange_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- What two entries of one person have in common: the address without case, the number without spaces nor country.
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  phone_key text GENERATED ALWAYS AS (regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+33|0033)0?', '0')) STORED,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, creator_id) REFERENCES users,
  FOREIGN KEY (company_id, adviser_id) REFERENCES users,
  FOREIGN KEY (company_id, import_id) REFERENCES client_lead_imports,
  -- A file that is deleted leaves its lead.
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE SET NULL (client_file_id),
  FOREIGN KEY (company_id, duplicate_of_id) REFERENCES client_leads ON DELETE SET NULL (duplicate_of_id)
);
CREATE INDEX client_leads_recent ON client_leads (company_id, created_at DESC);
CREATE INDEX client_leads_adviser ON client_leads (company_id, adviser_id, created_at DESC);
CREATE INDEX client_leads_creator ON client_leads (company_id, creator_id, created_at DESC);
CREATE INDEX client_leads_email ON client_leads (company_id, email_key);
CREATE INDEX client_leads_phone ON client_leads (company_id, phone_key);
CREATE INDEX client_leads_import ON client_leads (company_id, import_id) WHERE import_id IS NOT NULL;

CREATE TABLE client_lead_exchanges (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_lead_id uuid NOT NULL,
  channel text NOT NULL,
  outcome text NOT NULL,
  occurred_at timestamptz NOT NULL,
  comment text,
  author_name text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, client_lead_id) REFERENCES client_leads ON DELETE CASCADE
);
CREATE INDEX client_lead_exchanges_lead ON client_lead_exchanges (company_id, client_lead_id, occurred_at);
