-- Whom advisers write to and call at a promoter's.

ALTER TABLE promoters ADD COLUMN contact_email text, ADD COLUMN contact_phone text;
-- A view keeps the columns that it was made with; the new ones come last.
CREATE OR REPLACE VIEW visible_promoters AS
  SELECT c.id AS company_id, p.* FROM companies c JOIN promoters p ON p.owner_id IS NULL OR p.owner_id = c.id
  WHERE NOT EXISTS (SELECT FROM company_promoters h WHERE h.company_id = c.id AND h.promoter_id = p.id AND NOT h.is_visible);
