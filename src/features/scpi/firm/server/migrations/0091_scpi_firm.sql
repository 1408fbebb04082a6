-- The firm as its SCPI clients and those who supervise it know it, beside what its row of companies says, and its contacts.

CREATE TABLE scpi_firms (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- That of the firm: there is one.
  id uuid NOT NULL,
  legal_form text,
  share_capital_amount numeric(14,2),
  address text,
  postal_code text,
  municipality text,
  orias_number text,
  orias_checked_at date,
  orias_checked_by_id uuid,
  professional_association text,
  association_member_number text,
  insurer_name text,
  insurer_address text,
  insurance_policy_number text,
  insurance_expiry_date date,
  insurance_guarantee_per_claim_amount numeric(14,2),
  insurance_guarantee_per_year_amount numeric(14,2),
  financial_guarantor_name text,
  financial_guarantee_amount numeric(14,2),
  advice_type text,
  remuneration_policy text,
  mediator_name text,
  mediator_contact text,
  complaint_contact text,
  dpo_email text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  CHECK (id = company_id),
  FOREIGN KEY (company_id, orias_checked_by_id) REFERENCES users
);

CREATE TABLE scpi_contacts (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  firstname text,
  lastname text,
  email text NOT NULL,
  phone text,
  role text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX scpi_contacts_email ON scpi_contacts (company_id, lower(email));

-- Where somebody who advises on SCPI shares works.
ALTER TABLE users
  ADD COLUMN address text,
  ADD COLUMN postal_code text,
  ADD COLUMN municipality text,
  ADD COLUMN country text;
