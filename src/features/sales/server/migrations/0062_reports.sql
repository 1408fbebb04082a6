-- Clients declared to promoters, and what was done with each declaration.

CREATE TABLE reports (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  program_id uuid REFERENCES programs,
  promoter_id uuid REFERENCES promoters,
  created_by_id uuid NOT NULL,
  status text NOT NULL,
  -- The client as they were declared.
  person jsonb,
  consent_at timestamptz,
  sent_at timestamptz,
  answer_due_at timestamptz,
  accepted_at timestamptz,
  expires_at timestamptz,
  renewal_count integer NOT NULL DEFAULT 0,
  comment text,
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX reports_recent ON reports (company_id, created_at DESC);
CREATE INDEX reports_file ON reports (company_id, client_file_id);
CREATE INDEX reports_promoter ON reports (company_id, promoter_id, status);
CREATE INDEX reports_end ON reports (expires_at) WHERE status IN ('accepted', 'expiring');

-- Whose sales they are: of whoever made them, and of whoever is in charge of the client file.
CREATE VIEW report_viewers AS
  SELECT company_id, id, created_by_id AS viewer_id FROM reports
  UNION ALL
  SELECT r.company_id, r.id, f.adviser_id FROM reports r
    JOIN client_files f ON f.company_id = r.company_id AND f.id = r.client_file_id;

CREATE TABLE sale_history (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  channel text NOT NULL,
  action text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  reason text,
  -- Tells the order of what was done at one instant.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, report_id) REFERENCES reports ON DELETE CASCADE,
  FOREIGN KEY (company_id, actor_id) REFERENCES users
);
CREATE INDEX sale_history_report ON sale_history (company_id, report_id, at);
