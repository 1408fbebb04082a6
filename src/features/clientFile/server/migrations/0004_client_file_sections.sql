-- The sections of a client file. A section's table is named after its path: current-loans → client_file_current_loans.
-- Drafts are half filled: only flags are never null. Limits of text and amounts are the contract's.

-- What all of them begin with.
CREATE TABLE client_file_section (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);

CREATE TABLE client_file_person (
  LIKE client_file_section INCLUDING ALL,
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
  municipality text
);

CREATE TABLE client_file_companion (
  LIKE client_file_section INCLUDING ALL,
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
  net_monthly_income numeric(14,2),
  professional_status text,
  employer text,
  year_start_activity integer
);

CREATE TABLE client_file_children (
  LIKE client_file_section INCLUDING ALL,
  birthdate date,
  has_alternating_custody boolean NOT NULL DEFAULT false,
  is_handicapped boolean NOT NULL DEFAULT false
);

CREATE TABLE client_file_professional_situation (
  LIKE client_file_section INCLUDING ALL,
  professional_status text,
  employer text,
  year_start_activity integer
);

CREATE TABLE client_file_income (
  LIKE client_file_section INCLUDING ALL,
  net_monthly_income numeric(14,2),
  net_rental_income numeric(14,2),
  prior_land_deficit numeric(14,2),
  net_other_income numeric(14,2)
);

CREATE TABLE client_file_charge (
  LIKE client_file_section INCLUDING ALL,
  accommodation_status text,
  monthly_rent numeric(14,2),
  monthly_expense numeric(14,2),
  alimony numeric(14,2)
);

CREATE TABLE client_file_current_loans (
  LIKE client_file_section INCLUDING ALL,
  type text,
  monthly_credit numeric(14,2),
  is_included_on_smoothing boolean NOT NULL DEFAULT false,
  remaining_capital numeric(14,2),
  rate numeric(8,6),
  comment text,
  end_date date
);

CREATE TABLE client_file_heritage (
  LIKE client_file_section INCLUDING ALL,
  main_residence_value numeric(14,2),
  liquidity numeric(14,2),
  security_and_bond numeric(14,2),
  investment_real_estate numeric(14,2)
);

CREATE TABLE client_file_tax (
  LIKE client_file_section INCLUDING ALL,
  annual_tax numeric(14,2),
  credit_tax_used numeric(14,2),
  has_ifi boolean NOT NULL DEFAULT false,
  fiscal_part numeric(8,2),
  tmi_rate numeric(8,6)
);

CREATE TABLE client_file_objective (
  LIKE client_file_section INCLUDING ALL,
  additional_income boolean NOT NULL DEFAULT false,
  reduce_tax boolean NOT NULL DEFAULT false,
  decrease_tax boolean NOT NULL DEFAULT false,
  protecting_family boolean NOT NULL DEFAULT false,
  build_heritage boolean NOT NULL DEFAULT false,
  other boolean NOT NULL DEFAULT false,
  monthly_saving_desired numeric(14,2),
  monthly_saving_capacity numeric(14,2),
  rent_post_loan_desired numeric(14,2)
);

CREATE TABLE client_file_objective_locations (
  LIKE client_file_section INCLUDING ALL,
  location text,
  include boolean NOT NULL DEFAULT true
);

CREATE TABLE client_file_ptz (
  LIKE client_file_section INCLUDING ALL,
  n_2_taxable_income numeric(14,2),
  household_composition integer,
  has_owner_residence boolean NOT NULL DEFAULT false,
  is_uninhabitable boolean NOT NULL DEFAULT false,
  has_disability boolean NOT NULL DEFAULT false,
  has_mobility_card boolean NOT NULL DEFAULT false,
  has_disability_card boolean NOT NULL DEFAULT false,
  has_disabled_adult_rent boolean NOT NULL DEFAULT false,
  has_handicapped_children_education_rent boolean NOT NULL DEFAULT false,
  property_right boolean NOT NULL DEFAULT false
);

CREATE TABLE client_file_notes (
  LIKE client_file_section INCLUDING ALL,
  note text,
  author_name text
);

CREATE TABLE client_file_simulation (
  LIKE client_file_section INCLUDING ALL,
  project text,
  seniority text,
  contribution numeric(14,2),
  furniture_price numeric(14,2),
  investment_price numeric(14,2),
  renovation_price numeric(14,2),
  notary_fee numeric(14,2),
  loan_application_fee numeric(14,2),
  brokerage_fee numeric(14,2),
  delay_type text,
  delay_duration integer,
  loan_amount numeric(14,2),
  loan_amortization_type text,
  pledge_initial_deposit_rate numeric(8,6),
  pledge_coverage_rate numeric(8,6),
  pledge_rate numeric(8,6),
  loan_duration integer,
  loan_rate numeric(8,6),
  insurance_rate numeric(8,6),
  monthly_loan_payment numeric(14,2),
  debt_rate numeric(8,6),
  notary_signature_date date,
  pinel_type text,
  pinel_term integer,
  denormandie_term integer,
  duration_to_display integer,
  budget_monitoring boolean NOT NULL DEFAULT false,
  malraux_is_vir boolean NOT NULL DEFAULT true,
  malraux_tax_reduction_rate numeric(8,6),
  municipality text,
  guaranty_fee numeric(14,2),
  suggested_rent numeric(14,2),
  surface numeric(8,2),
  yearly_rent_revaluation_rate numeric(8,6)
);

CREATE TABLE client_file_simulation_charges (
  LIKE client_file_section INCLUDING ALL,
  label text,
  amount numeric(14,2)
);

-- Each goes with its file; a file has at most one of the first, any number of the second.
DO $$
DECLARE section text;
BEGIN
  FOREACH section IN ARRAY ARRAY[
      'client_file_person', 'client_file_companion', 'client_file_professional_situation',
      'client_file_income', 'client_file_charge', 'client_file_heritage', 'client_file_tax',
      'client_file_objective', 'client_file_ptz', 'client_file_simulation'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ADD UNIQUE (company_id, client_file_id)', section);
    EXECUTE format('ALTER TABLE %I ADD FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE', section);
  END LOOP;
  FOREACH section IN ARRAY ARRAY[
      'client_file_children', 'client_file_current_loans', 'client_file_objective_locations',
      'client_file_notes', 'client_file_simulation_charges'
  ] LOOP
    EXECUTE format('CREATE INDEX ON %I (company_id, client_file_id, created_at)', section);
    EXECUTE format('ALTER TABLE %I ADD FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE', section);
  END LOOP;
END $$;

DROP TABLE client_file_section;
