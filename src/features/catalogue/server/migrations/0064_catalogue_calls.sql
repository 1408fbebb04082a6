-- What is wrong in the catalogue, as advisers tell their firm, and the numbers by which programmes and lots were known before.

CREATE TABLE property_update_requests (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
  creator_id uuid NOT NULL,
  -- An attribute of the lot.
  field text NOT NULL,
  current_value text,
  suggested_value text NOT NULL,
  comment text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'rejected')),
  -- Why it is rejected.
  reason text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, creator_id) REFERENCES users
);
CREATE INDEX property_update_requests_created ON property_update_requests (company_id, created_at DESC);
CREATE INDEX property_update_requests_property ON property_update_requests (property_id);

ALTER TABLE programs ADD COLUMN legacy_id integer UNIQUE;
ALTER TABLE properties ADD COLUMN legacy_id integer UNIQUE;
