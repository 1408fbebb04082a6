-- The loans that stand beside the main one, and the shares of the main one that each borrower insures.
CREATE TABLE client_file_simulation_loans (
  LIKE client_file_simulation_charges INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  kind text,
  rate numeric(8,6),
  duration integer,
  delay_type text,
  delay_duration integer,
  insurance_rate numeric(8,6),
  insured_share numeric(8,6),
  companion_insurance_rate numeric(8,6),
  companion_insured_share numeric(8,6),
  fees numeric(14,2),
  PRIMARY KEY (company_id, id)
);
ALTER TABLE client_file_simulation_loans DROP COLUMN label;

CREATE INDEX ON client_file_simulation_loans (company_id, client_file_id, created_at);

ALTER TABLE client_file_simulation_loans ADD FOREIGN KEY (company_id, client_file_id) REFERENCES client_files ON DELETE CASCADE;

ALTER TABLE client_file_simulation
  ADD COLUMN insured_share numeric(8,6),
  ADD COLUMN companion_insurance_rate numeric(8,6),
  ADD COLUMN companion_insured_share numeric(8,6);
ALTER TABLE client_file_scenarios
  ADD COLUMN insured_share numeric(8,6),
  ADD COLUMN companion_insurance_rate numeric(8,6),
  ADD COLUMN companion_insured_share numeric(8,6);
