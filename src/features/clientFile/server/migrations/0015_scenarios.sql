-- Other ways to make the operation of a file, kept beside it: the answers of the project, and a name. They go with their file.
CREATE TABLE client_file_scenarios (LIKE client_file_simulation INCLUDING DEFAULTS, name text, PRIMARY KEY (company_id, id));

CREATE INDEX ON client_file_scenarios (company_id, client_file_id, created_at);

ALTER TABLE client_file_scenarios ADD FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE;
