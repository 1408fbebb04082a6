-- Files of firms: what they are and whose. Their bytes are under `company_id/id`, on the disk or in a bucket; those without a row are
-- swept away. A feature says by a table of its own what a file belongs to.

CREATE TABLE files (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  media_type text NOT NULL,
  -- Bytes.
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL,
  created_by uuid,
  PRIMARY KEY (company_id, id)
);
