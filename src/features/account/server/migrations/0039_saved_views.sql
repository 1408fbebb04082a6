-- The views of lists that people saved: filters, sort and columns, as the address of the list writes them.

CREATE TABLE saved_views (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  list text NOT NULL CHECK (list IN ('client_files', 'client_leads', 'lots')),
  query text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);

CREATE INDEX saved_views_of_person ON saved_views (company_id, user_id, list);
