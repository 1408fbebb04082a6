-- What is for sale, the same for every firm, what each firm shows of it, and what was decided of a property for a household.

CREATE TABLE promoters (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  rcs_number text,
  option_duration integer,
  report_duration integer,
  acceptance_rate numeric(8,6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Those who run serviced residences.
CREATE TABLE managers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  residence_type text,
  residence_count integer,
  founded_in integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE programs (
  id uuid PRIMARY KEY,
  promoter_id uuid NOT NULL REFERENCES promoters,
  manager_id uuid REFERENCES managers,
  name text NOT NULL,
  project text NOT NULL,
  stage text NOT NULL,
  description text,
  address text,
  postal_code text,
  municipality text NOT NULL,
  latitude numeric(9,6),
  longitude numeric(9,6),
  delivery_date date,
  seniority text NOT NULL,
  vat_rate numeric(8,6),
  energy_class text,
  is_nf_habitat boolean NOT NULL DEFAULT false,
  residence_type text,
  lease_duration integer,
  is_classified_tourism boolean NOT NULL DEFAULT false,
  hotel_services integer,
  usufruct_duration integer,
  has_social_usufruct boolean NOT NULL DEFAULT false,
  pinel_type text,
  malraux_is_vir boolean NOT NULL DEFAULT false,
  malraux_tax_reduction_rate numeric(8,6),
  illustration text,
  brochure_url text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX programs_promoter ON programs (promoter_id);

-- A lot. Scores go from 0 to 5; one that is not known is null.
CREATE TABLE properties (
  id uuid PRIMARY KEY,
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  reference text NOT NULL,
  status text NOT NULL,
  kind text NOT NULL,
  rooms integer NOT NULL,
  surface numeric(8,2) NOT NULL,
  balcony_surface numeric(8,2),
  garden_surface numeric(8,2),
  floor integer,
  exposure text,
  parking_price numeric(14,2),
  property_price numeric(14,2) NOT NULL,
  previous_price numeric(14,2),
  price_changed_on date,
  furniture_price numeric(14,2),
  renovation_price numeric(14,2),
  energy_renovation_price numeric(14,2),
  suggested_rent numeric(14,2),
  monthly_condominium_fee numeric(14,2),
  monthly_non_recoverable_fee numeric(14,2),
  property_tax numeric(14,2),
  rental_management_rate numeric(8,6),
  full_ownership_price numeric(14,2),
  occupancy_rate numeric(8,6),
  average_daily_rate numeric(14,2),
  gross_yield numeric(8,6),
  net_yield numeric(8,6),
  commission numeric(14,2),
  promoter_commission numeric(14,2),
  ability_to_fill_residence numeric(8,2),
  manager_strength numeric(8,2),
  neighborhood_attractivity numeric(8,2),
  net_rent_profitability numeric(8,2),
  potential_capital_gain numeric(8,2),
  rent_profitability numeric(8,2),
  rental_profitability_post_consolidation numeric(8,2),
  rental_security numeric(8,2),
  resale_easiness numeric(8,2),
  tax_performance numeric(8,2),
  nf_habitat_certification numeric(8,2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX properties_program ON properties (program_id);
CREATE INDEX properties_price ON properties (property_price);

CREATE TABLE property_price_changes (
  id uuid PRIMARY KEY,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  changed_on date NOT NULL,
  previous_price numeric(14,2) NOT NULL,
  property_price numeric(14,2) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX property_price_changes_property ON property_price_changes (property_id, changed_on);

-- What a firm decides of the catalogue. What has no row here is shown.
CREATE TABLE company_promoters (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  promoter_id uuid NOT NULL REFERENCES promoters ON DELETE CASCADE,
  is_visible boolean NOT NULL DEFAULT true,
  PRIMARY KEY (company_id, promoter_id)
);

CREATE TABLE company_programs (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  is_visible boolean NOT NULL DEFAULT true,
  comment text,
  PRIMARY KEY (company_id, program_id)
);

CREATE TABLE company_top_properties (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  PRIMARY KEY (company_id, property_id)
);

-- The catalogue of a firm: what its perimeter shows. Every condition on company_id reaches the tables.
CREATE VIEW visible_promoters AS
  SELECT c.id AS company_id, p.* FROM companies c CROSS JOIN promoters p
  WHERE NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.id AND NOT h.is_visible);

CREATE VIEW visible_programs AS
  SELECT c.id AS company_id, p.*, s.comment FROM companies c CROSS JOIN programs p
  LEFT JOIN company_programs s ON s.company_id = c.id AND s.program_id = p.id
  WHERE coalesce(s.is_visible, true)
    AND NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.promoter_id AND NOT h.is_visible);

CREATE VIEW visible_managers AS
  SELECT c.id AS company_id, m.* FROM companies c CROSS JOIN managers m
  WHERE EXISTS (SELECT FROM visible_programs p WHERE p.company_id = c.id AND p.manager_id = m.id);

CREATE VIEW visible_properties AS
  SELECT g.company_id, l.*, g.name AS program_name, g.project, g.municipality, g.delivery_date, g.promoter_id, g.manager_id, g.is_nf_habitat,
    g.stage, (g.stage = 'preview' AND l.status = 'blocked') AS is_blocked_preview,
    EXISTS (SELECT FROM company_top_properties t WHERE t.company_id = g.company_id AND t.property_id = l.id) AS is_top
  FROM visible_programs g JOIN properties l ON l.program_id = g.id;

-- The properties kept or discarded for a household, once each.
CREATE TABLE client_file_property_proposals (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  status text NOT NULL,
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, client_file_id, property_id),
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX client_file_property_proposals_property ON client_file_property_proposals (property_id);
