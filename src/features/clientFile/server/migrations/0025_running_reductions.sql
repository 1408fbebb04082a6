-- Tax reductions that a household gets year after year, which count under the same caps as those of the operation.
CREATE TABLE client_file_running_reductions (
  LIKE client_file_simulation_charges INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  cap text,
  first_year integer,
  last_year integer,
  PRIMARY KEY (company_id, id)
);

CREATE INDEX ON client_file_running_reductions (company_id, client_file_id, created_at);

ALTER TABLE client_file_running_reductions ADD FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE;
