-- Whether a promoter validates each option before it holds a lot.

ALTER TABLE promoters ADD COLUMN validates_options boolean NOT NULL DEFAULT false;
-- A view keeps the columns that it was made with; the new one comes last.
CREATE OR REPLACE VIEW visible_promoters AS
  SELECT c.id AS company_id, p.* FROM companies c JOIN promoters p ON p.owner_id IS NULL OR p.owner_id = c.id
  WHERE NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.id AND NOT h.is_visible);
