-- Lots held for clients. One lot, one sale: whoever takes, gives back or raises a rank holds the row of the lot meanwhile.

CREATE TABLE options (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  property_id uuid NOT NULL REFERENCES properties,
  program_id uuid NOT NULL REFERENCES programs,
  promoter_id uuid NOT NULL REFERENCES promoters,
  created_by_id uuid NOT NULL,
  status text NOT NULL,
  rank integer NOT NULL,
  starts_at timestamptz,
  expires_at timestamptz,
  validation_due_at timestamptz,
  extension_count integer NOT NULL DEFAULT 0,
  channel text NOT NULL,
  comment text,
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX options_recent ON options (company_id, created_at DESC);
CREATE INDEX options_file ON options (company_id, client_file_id);
CREATE INDEX options_held ON options (property_id) WHERE status IN ('requested', 'active', 'expiring', 'waitlisted');
CREATE INDEX options_end ON options (expires_at) WHERE status IN ('active', 'expiring');

-- Of whoever made them, and of whoever is in charge of the client file.
CREATE VIEW option_viewers AS
  SELECT company_id, id, created_by_id AS viewer_id FROM options
  UNION ALL
  SELECT o.company_id, o.id, f.adviser_id FROM options o
    JOIN client_files f ON f.company_id = o.company_id AND f.id = o.client_file_id;

ALTER TABLE sale_history ALTER COLUMN report_id DROP NOT NULL;
ALTER TABLE sale_history ADD COLUMN option_id uuid;
ALTER TABLE sale_history ADD FOREIGN KEY (company_id, option_id) REFERENCES options ON DELETE CASCADE;
CREATE INDEX sale_history_option ON sale_history (company_id, option_id, at);
