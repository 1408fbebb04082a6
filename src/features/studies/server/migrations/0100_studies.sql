-- Studies: what a client reads of an operation, to whom it was sent, and how it was read.

-- Studies sent together, and until when their links open.
CREATE TABLE commercial_report_packages (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  created_by_id uuid NOT NULL,
  subject text NOT NULL,
  message text,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- argon2id in the PHC format; null where no password is asked for.
  password_hash text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX commercial_report_packages_file ON commercial_report_packages (company_id, client_file_id);

-- A reader, and the link that is theirs alone.
CREATE TABLE commercial_report_recipients (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  package_id uuid NOT NULL,
  position integer NOT NULL,
  firstname text NOT NULL,
  lastname text NOT NULL,
  email text NOT NULL,
  link uuid NOT NULL,
  -- The message to them, as long as it waits to leave.
  message_id uuid,
  opened_at timestamptz,
  bounced_at timestamptz,
  opted_out boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, package_id) REFERENCES commercial_report_packages ON DELETE CASCADE
);
CREATE INDEX commercial_report_recipients_link ON commercial_report_recipients (link);
CREATE INDEX commercial_report_recipients_package ON commercial_report_recipients (company_id, package_id);
CREATE INDEX commercial_report_recipients_message ON commercial_report_recipients (company_id, message_id) WHERE message_id IS NOT NULL;

-- An edition of a study. facts: all that it says, as it was when it was made.
CREATE TABLE commercial_reports (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  created_by_id uuid NOT NULL,
  package_id uuid,
  previous_id uuid,
  status text NOT NULL,
  title text NOT NULL,
  edition integer NOT NULL,
  chapters jsonb NOT NULL,
  scenarios jsonb NOT NULL,
  properties jsonb NOT NULL,
  sliders jsonb NOT NULL,
  facts jsonb NOT NULL,
  inputs jsonb NOT NULL,
  figures jsonb NOT NULL,
  input_hash text NOT NULL,
  engine_version text NOT NULL,
  rules_as_of date NOT NULL,
  pages integer,
  generated_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  stale_reasons jsonb NOT NULL DEFAULT '[]',
  -- When it was last compared with its file.
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz,
  link_expires_at timestamptz,
  first_viewed_at timestamptz,
  views integer NOT NULL DEFAULT 0,
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE,
  FOREIGN KEY (company_id, package_id) REFERENCES commercial_report_packages ON DELETE SET NULL (package_id),
  FOREIGN KEY (company_id, previous_id) REFERENCES commercial_reports ON DELETE SET NULL (previous_id)
);
CREATE INDEX commercial_reports_file ON commercial_reports (company_id, client_file_id, created_at DESC);
CREATE INDEX commercial_reports_recent ON commercial_reports (company_id, updated_at DESC);
CREATE INDEX commercial_reports_package ON commercial_reports (company_id, package_id);
CREATE INDEX commercial_reports_waiting ON commercial_reports (created_at) WHERE status = 'generating';
CREATE INDEX commercial_reports_living ON commercial_reports (company_id, client_file_id) WHERE status IN ('generated', 'sent', 'viewed');
CREATE INDEX commercial_reports_link_end ON commercial_reports (link_expires_at) WHERE status IN ('sent', 'viewed');

-- The PDF of a study.
CREATE TABLE commercial_report_files (
  company_id uuid NOT NULL,
  report_id uuid NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (company_id, report_id),
  FOREIGN KEY (company_id, report_id) REFERENCES commercial_reports ON DELETE CASCADE
);

-- What befell a study, and what its readers did.
CREATE TABLE commercial_report_events (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor_id uuid,
  recipient_id uuid,
  chapter text,
  figure text,
  seconds integer,
  to_status text,
  reason text,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, report_id) REFERENCES commercial_reports ON DELETE CASCADE,
  FOREIGN KEY (company_id, recipient_id) REFERENCES commercial_report_recipients ON DELETE CASCADE
);
CREATE INDEX commercial_report_events_report ON commercial_report_events (company_id, report_id, at DESC);

-- What readers ask, and are answered.
CREATE TABLE commercial_report_questions (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  recipient_id uuid NOT NULL,
  chapter text,
  figure text,
  amount text,
  text text NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by_id uuid,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, report_id) REFERENCES commercial_reports ON DELETE CASCADE,
  FOREIGN KEY (company_id, recipient_id) REFERENCES commercial_report_recipients ON DELETE CASCADE
);
CREATE INDEX commercial_report_questions_report ON commercial_report_questions (company_id, report_id, asked_at);

-- Of whoever reads the client file; when that was last changed.
CREATE VIEW commercial_report_viewers AS
  SELECT r.company_id, r.id, f.adviser_id, f.lead_creator_id, f.updated_at AS file_updated_at FROM commercial_reports r
    JOIN client_files f ON f.company_id = r.company_id AND f.id = r.client_file_id;
