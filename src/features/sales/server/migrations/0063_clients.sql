-- People to whom a lot was proposed or sold.

CREATE TABLE clients (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  property_id uuid REFERENCES properties,
  created_by_id uuid NOT NULL,
  honorific text,
  firstname text,
  lastname text,
  birthdate date,
  email text,
  phone text,
  address text,
  postal_code text,
  municipality text,
  comment text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by_id) REFERENCES users,
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE
);
CREATE INDEX clients_recent ON clients (company_id, created_at DESC);
CREATE INDEX clients_file ON clients (company_id, client_file_id);

-- Of whoever made them, and of whoever is in charge of the client file.
CREATE VIEW client_viewers AS
  SELECT company_id, id, created_by_id AS viewer_id FROM clients
  UNION ALL
  SELECT c.company_id, c.id, f.adviser_id FROM clients c
    JOIN client_files f ON f.company_id = c.company_id AND f.id = c.client_file_id;
