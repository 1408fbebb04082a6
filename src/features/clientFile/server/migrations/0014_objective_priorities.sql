-- Which aims matter most to a household, the first first, and the home that its zero-rate loan would finance.
ALTER TABLE client_file_objective ADD COLUMN priorities text[] NOT NULL DEFAULT '{}';
ALTER TABLE client_file_ptz ADD COLUMN operation text;
