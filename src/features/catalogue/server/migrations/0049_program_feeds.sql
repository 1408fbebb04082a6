-- Programmes that come from the feeds of promoters, by the references that promoters give them. What a firm brings itself is its own
-- (owner_id); the rest is common to all firms.

ALTER TABLE promoters ADD COLUMN owner_id uuid REFERENCES companies ON DELETE CASCADE;
ALTER TABLE programs ADD COLUMN owner_id uuid REFERENCES companies ON DELETE CASCADE;
ALTER TABLE programs ADD COLUMN reference text;
ALTER TABLE programs ADD COLUMN source_updated_at timestamptz;
-- What the promoter pays who sells: a fraction of the price, without VAT (ht) or with it (ttc).
ALTER TABLE programs ADD COLUMN commission_rate numeric(8,6);
ALTER TABLE programs ADD COLUMN commission_base text NOT NULL DEFAULT 'ht';
ALTER TABLE properties ADD COLUMN comment text;
ALTER TABLE properties ADD COLUMN source_updated_at timestamptz;
CREATE UNIQUE INDEX promoters_name ON promoters (owner_id, name) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX programs_reference ON programs (promoter_id, reference, owner_id) NULLS NOT DISTINCT WHERE reference IS NOT NULL;
CREATE UNIQUE INDEX properties_reference ON properties (program_id, reference);
CREATE INDEX programs_owner ON programs (owner_id) WHERE owner_id IS NOT NULL;

-- A view keeps the columns that it was made with.
DROP VIEW visible_properties, visible_managers, visible_programs, visible_promoters;

CREATE VIEW visible_promoters AS
  SELECT c.id AS company_id, p.* FROM companies c JOIN promoters p ON p.owner_id IS NULL OR p.owner_id = c.id
  WHERE NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.id AND NOT h.is_visible);

CREATE VIEW visible_programs AS
  SELECT c.id AS company_id, p.*, s.comment FROM companies c JOIN programs p ON p.owner_id IS NULL OR p.owner_id = c.id
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
