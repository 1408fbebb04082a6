-- Searches whose new and cheaper lots people want to be told of, what was found for each, and how the catalogue looked when it was last
-- looked at.

CREATE TABLE search_alerts (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  locations jsonb NOT NULL,
  around boolean NOT NULL DEFAULT false,
  projects text[] NOT NULL,
  price_min numeric(14,2),
  price_max numeric(14,2),
  kinds text[] NOT NULL,
  rooms integer[] NOT NULL,
  surface_min numeric(8,2),
  surface_max numeric(8,2),
  floor_min integer,
  exposures text[] NOT NULL,
  outdoor boolean NOT NULL DEFAULT false,
  parking boolean NOT NULL DEFAULT false,
  delivery text,
  delivery_before date,
  promoters text[] NOT NULL,
  managers text[] NOT NULL,
  nf_habitat boolean NOT NULL DEFAULT false,
  net_yield_min numeric(8,6),
  criteria_min jsonb NOT NULL,
  client_file uuid,
  new_only boolean NOT NULL DEFAULT false,
  price_drop boolean NOT NULL DEFAULT false,
  frequency text NOT NULL CHECK (frequency IN ('immediate', 'daily', 'weekly')),
  channels text[] NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  expected_count integer NOT NULL,
  -- The last look at the catalogue that it was told of, and when.
  told_look bigint NOT NULL,
  told_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE,
  -- What was looked for a client goes with their file.
  FOREIGN KEY (company_id, client_file) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX search_alerts_of_person ON search_alerts (company_id, user_id);
CREATE INDEX search_alerts_of_file ON search_alerts (company_id, client_file) WHERE client_file IS NOT NULL;
CREATE INDEX search_alerts_waiting ON search_alerts (told_look) WHERE NOT paused;

-- The lots that an alert found, once each; one that gets cheaper later is found again.
CREATE TABLE search_alert_lots (
  company_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('new', 'cheaper')),
  price numeric(14,2) NOT NULL,
  previous_price numeric(14,2),
  found_at timestamptz NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (company_id, alert_id, property_id),
  FOREIGN KEY (company_id, alert_id) REFERENCES search_alerts ON DELETE CASCADE
);
CREATE INDEX search_alert_lots_property ON search_alert_lots (property_id);

-- The one row says how many looks at the catalogue found something: whoever looks holds it.
CREATE TABLE catalogue_looks (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  look bigint NOT NULL,
  looked_at timestamptz NOT NULL
);
INSERT INTO catalogue_looks (look, looked_at) VALUES (0, clock_timestamp());

-- Each lot that was for sale at some look, and its price at the last one.
CREATE TABLE looked_at_lots (
  property_id uuid PRIMARY KEY REFERENCES properties ON DELETE CASCADE,
  price numeric(14,2) NOT NULL
);

-- What a look found: a lot for sale for the first time (no previous price), or for less.
CREATE TABLE lot_news (
  look bigint NOT NULL,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  price numeric(14,2) NOT NULL,
  previous_price numeric(14,2),
  PRIMARY KEY (look, property_id)
);
CREATE INDEX lot_news_property ON lot_news (property_id);

-- What the links of mail stop the mail by: hashes, found before the person is known.
CREATE TABLE search_alert_unsubscribes (
  token_hash text PRIMARY KEY,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX search_alert_unsubscribes_of_person ON search_alert_unsubscribes (company_id, user_id);
