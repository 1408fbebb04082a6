-- Lots that are bought, and the papers of each booking.

CREATE TABLE bookings (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  property_id uuid NOT NULL REFERENCES properties,
  program_id uuid NOT NULL REFERENCES programs,
  promoter_id uuid NOT NULL REFERENCES promoters,
  option_id uuid,
  report_id uuid,
  created_by_id uuid NOT NULL,
  status text NOT NULL,
  buyers jsonb NOT NULL DEFAULT '[]',
  price numeric(14,2),
  furniture_price numeric(14,2),
  parking text,
  deposit_amount numeric(14,2),
  deposit_rate numeric(8,6),
  deed_expected_at date,
  loan_deadline date,
  loan_amount numeric(14,2),
  bank text,
  notary jsonb,
  calls_for_funds jsonb NOT NULL DEFAULT '[]',
  delivery_expected_at date,
  contract_number text,
  missing_documents text[] NOT NULL DEFAULT '{}',
  requested_at timestamptz,
  signature_due_at timestamptz,
  client_signed_at timestamptz,
  countersigned_at timestamptz,
  notified_at date,
  withdrawal_ends_at timestamptz,
  deposit_refund_due_at timestamptz,
  loan_offer_at date,
  loan_reflection_ends_at timestamptz,
  loan_accepted_at timestamptz,
  deed_draft_at date,
  deed_earliest_at timestamptz,
  deed_at timestamptz,
  deed_signed_at timestamptz,
  delivered_at date,
  reserves text,
  commission numeric(14,2),
  comment text,
  reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE,
  -- They hang on the same file, and go with it.
  FOREIGN KEY (company_id, option_id) REFERENCES options ON DELETE CASCADE,
  FOREIGN KEY (company_id, report_id) REFERENCES reports ON DELETE CASCADE
);
CREATE INDEX bookings_recent ON bookings (company_id, created_at DESC);
CREATE INDEX bookings_file ON bookings (company_id, client_file_id);
CREATE INDEX bookings_option ON bookings (company_id, option_id);
CREATE INDEX bookings_report ON bookings (company_id, report_id);
CREATE INDEX bookings_lot ON bookings (property_id);
CREATE INDEX bookings_withdrawal ON bookings (withdrawal_ends_at) WHERE status = 'withdrawal_period';

CREATE VIEW booking_viewers AS
  SELECT company_id, id, created_by_id AS viewer_id FROM bookings
  UNION ALL
  SELECT b.company_id, b.id, f.adviser_id FROM bookings b
    JOIN client_files f ON f.company_id = b.company_id AND f.id = b.client_file_id;

CREATE TABLE booking_papers (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  buyer uuid,
  status text NOT NULL,
  reason text,
  media_type text NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, booking_id) REFERENCES bookings ON DELETE CASCADE
);
CREATE INDEX booking_papers_booking ON booking_papers (company_id, booking_id);

-- What an option became; emptied with a draft that is removed.
ALTER TABLE options ADD COLUMN booking_id uuid;

ALTER TABLE sale_history ADD COLUMN booking_id uuid;
ALTER TABLE sale_history ADD FOREIGN KEY (company_id, booking_id) REFERENCES bookings ON DELETE CASCADE;
CREATE INDEX sale_history_booking ON sale_history (company_id, booking_id, at);
