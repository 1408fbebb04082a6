-- A firm may leave its perimeter aside, and show everything. What it looks after is read through views of their own, which hold what is
-- hidden too.

ALTER TABLE companies ADD COLUMN is_perimeter_active boolean NOT NULL DEFAULT true;

-- A view keeps the columns that it was made with.
DROP VIEW visible_properties, visible_managers, visible_programs, visible_promoters;

CREATE VIEW visible_promoters AS
  SELECT c.id AS company_id, p.* FROM companies c JOIN promoters p ON p.owner_id IS NULL OR p.owner_id = c.id
  WHERE NOT c.is_perimeter_active
    OR NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.id AND NOT h.is_visible);

CREATE VIEW visible_programs AS
  SELECT c.id AS company_id, p.*, s.comment FROM companies c JOIN programs p ON p.owner_id IS NULL OR p.owner_id = c.id
  LEFT JOIN company_programs s ON s.company_id = c.id AND s.program_id = p.id
  WHERE NOT c.is_perimeter_active OR (coalesce(s.is_visible, true)
    AND NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.promoter_id AND NOT h.is_visible));

CREATE VIEW visible_managers AS
  SELECT c.id AS company_id, m.* FROM companies c CROSS JOIN managers m
  WHERE EXISTS (SELECT FROM visible_programs p WHERE p.company_id = c.id AND p.manager_id = m.id);

CREATE VIEW visible_properties AS
  SELECT g.company_id, l.*, g.name AS program_name, g.project, g.municipality, g.delivery_date, g.promoter_id, g.manager_id, g.is_nf_habitat,
    g.stage, (g.stage = 'preview' AND l.status = 'blocked') AS is_blocked_preview,
    EXISTS (SELECT FROM company_top_properties t WHERE t.company_id = g.company_id AND t.property_id = l.id) AS is_top
  FROM visible_programs g JOIN properties l ON l.program_id = g.id;

CREATE VIEW managed_programs AS
  SELECT c.id AS company_id, p.id, p.version, p.promoter_id, p.name, p.municipality, p.delivery_date, r.name AS promoter_name, s.comment,
    (NOT c.is_perimeter_active OR (coalesce(s.is_visible, true) AND coalesce(h.is_visible, true))) AS is_visible,
    (SELECT count(*)::integer FROM properties l WHERE l.program_id = p.id AND l.kind IN ('apartment', 'house', 'residence_unit')) AS property_count,
    (SELECT count(*)::integer FROM properties l WHERE l.program_id = p.id AND l.kind IN ('apartment', 'house', 'residence_unit')
      AND l.status = 'available') AS available_count,
    (SELECT count(*)::integer FROM company_top_properties t JOIN properties l ON l.id = t.property_id
      WHERE t.company_id = c.id AND l.program_id = p.id) AS top_count
  FROM companies c JOIN programs p ON p.owner_id IS NULL OR p.owner_id = c.id
  JOIN promoters r ON r.id = p.promoter_id
  LEFT JOIN company_programs s ON s.company_id = c.id AND s.program_id = p.id
  LEFT JOIN company_promoters h ON h.company_id = c.id AND h.promoter_id = p.promoter_id;

CREATE VIEW managed_promoters AS
  SELECT c.id AS company_id, p.id, p.version, p.name, (NOT c.is_perimeter_active OR coalesce(h.is_visible, true)) AS is_visible,
    (SELECT count(*)::integer FROM managed_programs g WHERE g.company_id = c.id AND g.promoter_id = p.id) AS program_count,
    (SELECT count(*)::integer FROM managed_programs g WHERE g.company_id = c.id AND g.promoter_id = p.id AND g.is_visible) AS visible_count
  FROM companies c JOIN promoters p ON p.owner_id IS NULL OR p.owner_id = c.id
  LEFT JOIN company_promoters h ON h.company_id = c.id AND h.promoter_id = p.id;

CREATE VIEW managed_properties AS
  SELECT c.id AS company_id, l.id, l.version, l.program_id, l.reference, l.kind, l.rooms, l.surface, l.floor, l.property_price, l.status,
    EXISTS (SELECT FROM company_top_properties t WHERE t.company_id = c.id AND t.property_id = l.id) AS is_top
  FROM companies c JOIN programs p ON p.owner_id IS NULL OR p.owner_id = c.id JOIN properties l ON l.program_id = p.id;
