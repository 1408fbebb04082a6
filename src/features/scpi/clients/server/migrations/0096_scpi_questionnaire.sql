-- What is known of an investor: the sections of the questionnaire, and the masses of assets, income, charges and loans.

-- A question that nobody has answered is not one that was answered by no.
ALTER TABLE pp_account_fiscality ALTER COLUMN us_person DROP NOT NULL, ALTER COLUMN us_person DROP DEFAULT;
ALTER TABLE pp_account_fiscality ALTER COLUMN ifi_liable DROP NOT NULL, ALTER COLUMN ifi_liable DROP DEFAULT;
UPDATE pp_account_fiscality SET us_person = NULL WHERE NOT us_person;
UPDATE pp_account_fiscality SET ifi_liable = NULL WHERE NOT ifi_liable;

-- A mass is held by one account, or by two. It carries the clients and the advisers of both, so that its own columns say who reaches it.
CREATE TABLE pp_entities (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  entity_type text NOT NULL,
  label text,
  holders jsonb NOT NULL,
  pp_account_1_id uuid NOT NULL,
  pp_account_2_id uuid,
  client_1_id uuid NOT NULL,
  client_2_id uuid,
  adviser_1_id uuid NOT NULL,
  adviser_2_id uuid,
  to_review boolean NOT NULL DEFAULT false,
  completion jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_account_1_id) REFERENCES pp_accounts ON DELETE CASCADE,
  FOREIGN KEY (company_id, pp_account_2_id) REFERENCES pp_accounts,
  CHECK ((entity_type = 'own') <= (pp_account_2_id IS NULL))
);
CREATE INDEX pp_entities_first ON pp_entities (company_id, pp_account_1_id);
CREATE INDEX pp_entities_second ON pp_entities (company_id, pp_account_2_id) WHERE pp_account_2_id IS NOT NULL;
CREATE INDEX pp_entities_id ON pp_entities (id);
CREATE INDEX pp_entities_first_client ON pp_entities (company_id, client_1_id);
CREATE INDEX pp_entities_second_client ON pp_entities (company_id, client_2_id) WHERE client_2_id IS NOT NULL;

CREATE TABLE pp_account_financial_situation (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  monthly_saving_amount numeric(14,2),
  precautionary_saving_amount numeric(14,2),
  expected_income_change text,
  expected_expenses_amount numeric(14,2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

CREATE TABLE pp_account_professional_situation (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  work_status text,
  work_sector text,
  profession text,
  socio_professional_category text,
  employer text,
  work_start_date date,
  retirement_age integer,
  ape_code text,
  siren_number text,
  legal_category text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

CREATE TABLE pp_account_politically_exposed_person (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  is_direct_pep boolean,
  direct_pep_function text,
  direct_pep_detail text,
  direct_pep_country text,
  direct_pep_start_date date,
  direct_pep_end_date date,
  is_indirect_pep boolean,
  indirect_pep_link text,
  indirect_pep_firstname text,
  indirect_pep_lastname text,
  indirect_pep_function text,
  indirect_pep_country text,
  indirect_pep_end_date date,
  wealth_origin text,
  is_under_legal_protection boolean,
  legal_protection_type text,
  pep_screening_status text,
  sanctions_screening_status text,
  screened_at date,
  compliance_approved_at date,
  compliance_comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

CREATE TABLE pp_account_objective (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  premium_investments text[] NOT NULL DEFAULT '{}',
  investment_duration text,
  investment_risk text,
  max_loss_accepted text,
  liquidity_need text,
  target_monthly_income_amount numeric(14,2),
  income_start_date date,
  foreign_exchange_accepted boolean NOT NULL DEFAULT false,
  project_description text,
  manual_lower_level text,
  manual_lower_comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

CREATE TABLE pp_account_quiz (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  education_level text,
  finance_experience text,
  management_mode text,
  exp_regulated_savings_currently_held boolean,
  exp_regulated_savings_operations text,
  exp_regulated_savings_holding text,
  exp_unit_linked_funds_currently_held boolean,
  exp_unit_linked_funds_operations text,
  exp_unit_linked_funds_holding text,
  exp_equities_currently_held boolean,
  exp_equities_operations text,
  exp_equities_holding text,
  exp_bonds_structured_currently_held boolean,
  exp_bonds_structured_operations text,
  exp_bonds_structured_holding text,
  exp_rental_real_estate_currently_held boolean,
  exp_rental_real_estate_operations text,
  exp_rental_real_estate_holding text,
  exp_alternative_currently_held boolean,
  exp_alternative_operations text,
  exp_alternative_holding text,
  experienced_loss_range text,
  loss_reaction text,
  gk_risk_return text,
  gk_diversification text,
  gk_liquidity text,
  gk_inflation text,
  gk_equity_capital text,
  gk_bond_rates text,
  gk_unit_linked text,
  gk_past_performance text,
  sk_nature text,
  sk_capital_risk text,
  sk_income_variable text,
  sk_liquidity text,
  sk_horizon text,
  sk_fees text,
  sk_enjoyment_delay text,
  sk_taxation text,
  sk_bare_ownership text,
  sk_credit text,
  scpi_operations_count text,
  scpi_holding_period text,
  scpi_invested_range text,
  scpi_has_sold_shares boolean,
  scpi_experienced_price_drop boolean,
  tol_portfolio_choice text,
  tol_price_drop text,
  tol_illiquidity text,
  tol_income_drop text,
  esg_interest text,
  esg_taxonomy_min text,
  esg_sustainable_min text,
  esg_pai_families text[] NOT NULL DEFAULT '{}',
  esg_combination text,
  esg_information_given_at date,
  quiz_completed_by text,
  knowledge_submitted_at timestamptz,
  quiz_attempts jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_account_id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);

CREATE TABLE pp_account_contradiction_comments (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  code text,
  comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);
CREATE INDEX pp_account_contradiction_comments_account ON pp_account_contradiction_comments (company_id, pp_account_id);

CREATE TABLE pp_entity_income (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  income_types text[] NOT NULL DEFAULT '{}',
  income_type_other text,
  monthly_wages_pensions_amount numeric(14,2),
  monthly_company_director_revenue_amount numeric(14,2),
  monthly_bic_revenue_amount numeric(14,2),
  monthly_bnc_revenue_amount numeric(14,2),
  monthly_agricultural_revenue_amount numeric(14,2),
  monthly_real_estate_revenue_amount numeric(14,2),
  monthly_other_regular_revenue_amount numeric(14,2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_entity_id),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);

CREATE TABLE pp_entity_charge (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  free_of_charge_housing boolean NOT NULL DEFAULT false,
  monthly_rent_amount numeric(14,2),
  monthly_alimony_amount numeric(14,2),
  monthly_income_tax_amount numeric(14,2),
  monthly_real_estate_tax_amount numeric(14,2),
  monthly_housing_tax_amount numeric(14,2),
  monthly_ifi_tax_amount numeric(14,2),
  monthly_current_charges_amount numeric(14,2),
  tmi_rate numeric(8,6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_entity_id),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);

CREATE TABLE pp_entity_financial_asset (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  current_account_amount numeric(14,2),
  livret_csl_amount numeric(14,2),
  livret_ldds_amount numeric(14,2),
  livret_a_blue_amount numeric(14,2),
  livret_lep_amount numeric(14,2),
  livret_young_amount numeric(14,2),
  cel_amount numeric(14,2),
  term_account_amount numeric(14,2),
  pel_amount numeric(14,2),
  pep_amount numeric(14,2),
  scpi_amount numeric(14,2),
  associate_account_immediate_amount numeric(14,2),
  other_financial_assets_amount numeric(14,2),
  securities_account_amount numeric(14,2),
  pea_account_amount numeric(14,2),
  peapme_account_amount numeric(14,2),
  fcp_and_co_amount numeric(14,2),
  other_securities_amount numeric(14,2),
  life_insurance_amount numeric(14,2),
  pep_life_insurance_amount numeric(14,2),
  capitalisation_contract_amount numeric(14,2),
  full_life_insurance_amount numeric(14,2),
  per_individual_amount numeric(14,2),
  perp_amount numeric(14,2),
  madelin_amount numeric(14,2),
  per_mutual_amount numeric(14,2),
  per_obligatory_amount numeric(14,2),
  perco_amount numeric(14,2),
  article_83_amount numeric(14,2),
  article_39_amount numeric(14,2),
  prefon_contract_amount numeric(14,2),
  pee_pei_amount numeric(14,2),
  pee_pei_available_amount numeric(14,2),
  uc_life_insurance_rate numeric(8,6),
  uc_pep_life_insurance_rate numeric(8,6),
  uc_capitalisation_contract_rate numeric(8,6),
  uc_full_life_insurance_rate numeric(8,6),
  uc_per_individual_rate numeric(8,6),
  uc_perp_rate numeric(8,6),
  uc_madelin_rate numeric(8,6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_entity_id),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);

CREATE TABLE pp_entity_non_financial_asset (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  real_estate_home_amount numeric(14,2),
  real_estate_secondary_home_amount numeric(14,2),
  real_estate_other_without_defisc_amount numeric(14,2),
  real_estate_other_with_defisc_amount numeric(14,2),
  real_estate_various_amount numeric(14,2),
  sci_amount numeric(14,2),
  other_non_financial_assets_amount numeric(14,2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, pp_entity_id),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);

CREATE TABLE pp_entity_pp_entity_loans (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  type text,
  purpose text,
  purpose_other text,
  monthly_payment_amount numeric(14,2),
  remaining_capital_amount numeric(14,2),
  end_date date,
  rate numeric(8,6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);
CREATE INDEX pp_entity_pp_entity_loans_entity ON pp_entity_pp_entity_loans (company_id, pp_entity_id);
CREATE INDEX pp_entity_pp_entity_loans_id ON pp_entity_pp_entity_loans (id);

-- Who changed which attribute of a mass.
CREATE TABLE pp_entity_changes (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
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
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);
CREATE INDEX pp_entity_changes_recent ON pp_entity_changes (company_id, pp_entity_id, changed_at DESC);

CREATE TABLE pp_entity_creations (
  company_id uuid NOT NULL,
  pp_entity_id uuid NOT NULL,
  resource_type text NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  resource_id uuid NOT NULL,
  PRIMARY KEY (company_id, pp_entity_id, resource_type, user_id, key),
  FOREIGN KEY (company_id, pp_entity_id) REFERENCES pp_entities ON DELETE CASCADE
);

-- What was signed, as it was: a version a signature.
CREATE TABLE pp_account_versions (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  pp_account_id uuid NOT NULL,
  signed_at timestamptz NOT NULL,
  valid_until date NOT NULL,
  signed_by text NOT NULL,
  signed_with text NOT NULL CHECK (signed_with IN ('portal', 'paper')),
  questionnaire_version text NOT NULL,
  rules_version text NOT NULL,
  answers jsonb NOT NULL,
  scores jsonb NOT NULL,
  ended_at timestamptz,
  ended_by text,
  ended_reason text,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, pp_account_id) REFERENCES pp_accounts ON DELETE CASCADE
);
CREATE INDEX pp_account_versions_account ON pp_account_versions (company_id, pp_account_id, signed_at DESC);

-- Accounts that are there already have these sections, empty, and their own mass.
INSERT INTO pp_account_financial_situation (company_id, id, pp_account_id) SELECT company_id, gen_random_uuid(), id FROM pp_accounts;
INSERT INTO pp_account_professional_situation (company_id, id, pp_account_id) SELECT company_id, gen_random_uuid(), id FROM pp_accounts;
INSERT INTO pp_account_politically_exposed_person (company_id, id, pp_account_id, pep_screening_status, sanctions_screening_status) SELECT company_id, gen_random_uuid(), id, 'not_done', 'not_done' FROM pp_accounts;
INSERT INTO pp_account_objective (company_id, id, pp_account_id) SELECT company_id, gen_random_uuid(), id FROM pp_accounts;
INSERT INTO pp_account_quiz (company_id, id, pp_account_id) SELECT company_id, gen_random_uuid(), id FROM pp_accounts;
INSERT INTO pp_entities (company_id, id, entity_type, label, holders, pp_account_1_id, client_1_id, adviser_1_id)
  SELECT a.company_id, gen_random_uuid(), 'own', 'Biens de ' || c.firstname1,
    jsonb_build_array(jsonb_build_object('pp_account_id', a.id, 'share_rate', 1)), a.id, a.client_id, a.adviser_id
  FROM pp_accounts a JOIN scpi_clients c ON c.company_id = a.company_id AND c.id = a.client_id;
INSERT INTO pp_entity_income (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities;
INSERT INTO pp_entity_charge (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities;
INSERT INTO pp_entity_financial_asset (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities;
INSERT INTO pp_entity_non_financial_asset (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities;
