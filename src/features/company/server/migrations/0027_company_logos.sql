-- The pictures themselves; companies.logo and companies.logo_square hold their addresses. A megabyte at most, so they are kept,
-- saved and restored with the rest.

CREATE TABLE company_logos (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  shape text NOT NULL CHECK (shape IN ('logo', 'logo_square')),
  sha256 text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
  content bytea NOT NULL CHECK (octet_length(content) <= 1048576),
  PRIMARY KEY (company_id, shape)
);
