-- Whom the messages of a firm go to.

CREATE TABLE company_contacts (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL,
  is_adv_contact boolean NOT NULL DEFAULT false,
  is_option_contact boolean NOT NULL DEFAULT false,
  is_report_contact boolean NOT NULL DEFAULT false,
  is_booking_contact boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX company_contacts_email ON company_contacts (company_id, lower(email));
