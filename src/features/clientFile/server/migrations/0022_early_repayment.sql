-- Whether the bank gave up the indemnity of an early repayment.
ALTER TABLE client_file_simulation ADD COLUMN waives_early_repayment_fee boolean NOT NULL DEFAULT false;
ALTER TABLE client_file_scenarios ADD COLUMN waives_early_repayment_fee boolean NOT NULL DEFAULT false;
