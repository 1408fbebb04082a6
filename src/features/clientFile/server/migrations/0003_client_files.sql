-- A household under study, the changes made to it, and what a firm sets for its studies.

CREATE TABLE client_files (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  adviser_id uuid NOT NULL,
  -- Who brought the household, when it came from a lead.
  lead_creator_id uuid,
  title text,
  status text NOT NULL DEFAULT 'draft',
  completeness integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, adviser_id) REFERENCES users,
  FOREIGN KEY (company_id, lead_creator_id) REFERENCES users
);
CREATE INDEX client_files_recent ON client_files (company_id, updated_at DESC);
CREATE INDEX client_files_adviser ON client_files (company_id, adviser_id, updated_at DESC);
CREATE INDEX client_files_lead_creator ON client_files (company_id, lead_creator_id) WHERE lead_creator_id IS NOT NULL;

-- Who changed which attribute, from what to what. The history goes with its file.
CREATE TABLE field_changes (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  field text NOT NULL,
  old_value jsonb,
  new_value jsonb,
  user_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX field_changes_recent ON field_changes (company_id, client_file_id, changed_at DESC);

-- Project types that a firm switched on or off; one without a row is active.
CREATE TABLE projects (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  project text NOT NULL,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, project)
);

CREATE TABLE simulation_configurations (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  project text NOT NULL,
  annual_budget_monitoring_fee numeric(14,2),
  annual_owner_insurance_fee numeric(14,2),
  brokerage_fee numeric(14,2),
  loan_application_fee numeric(14,2),
  -- Fractions by duration in years: {"10": 0.0309, …}
  loan_rates jsonb,
  loan_insurance_rate numeric(8,6),
  monthly_condominium_fee_rate numeric(8,6),
  property_tax_rate numeric(8,6),
  rental_management_rate numeric(8,6),
  unpaid_rent_insurance_rate numeric(8,6),
  yearly_charge_revaluation_rate numeric(8,6),
  yearly_rent_revaluation_rate numeric(8,6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, project)
);
