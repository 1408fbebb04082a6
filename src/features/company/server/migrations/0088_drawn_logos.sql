-- A logo may be a drawing (SVG), cleaned of all that is none.

ALTER TABLE company_logos DROP CONSTRAINT company_logos_media_type_check;
ALTER TABLE company_logos ADD CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'));
