-- Which resource of a client file a keyed request created. An application without network sends such a request again weeks
-- later: it is done once as long as the file exists, long after its answer was forgotten (idempotency_keys).
CREATE TABLE creations (
  company_id uuid NOT NULL,
  client_file_id uuid NOT NULL,
  resource_type text NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  resource_id uuid NOT NULL,
  PRIMARY KEY (company_id, client_file_id, resource_type, user_id, key),
  FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE,
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
