-- The mail that left about a sale, to the contacts of its firm: what became of each message is read in the outbox.

CREATE TABLE sale_messages (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- That of the message in the outbox, for as long as it waits there.
  id uuid NOT NULL,
  report_id uuid,
  option_id uuid,
  booking_id uuid,
  recipient text NOT NULL,
  subject text NOT NULL,
  at timestamptz NOT NULL,
  -- It was given up: the outbox forgets it after a while.
  failed_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, report_id) REFERENCES reports ON DELETE CASCADE,
  FOREIGN KEY (company_id, option_id) REFERENCES options ON DELETE CASCADE,
  FOREIGN KEY (company_id, booking_id) REFERENCES bookings ON DELETE CASCADE
);
CREATE INDEX sale_messages_report ON sale_messages (company_id, report_id);
CREATE INDEX sale_messages_option ON sale_messages (company_id, option_id);
CREATE INDEX sale_messages_booking ON sale_messages (company_id, booking_id);
