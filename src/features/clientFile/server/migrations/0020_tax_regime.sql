-- The regime of tax chosen for the rents, where the law leaves the choice. Left empty, the usual one of the scheme.
ALTER TABLE client_file_simulation ADD COLUMN tax_regime text;
ALTER TABLE client_file_scenarios ADD COLUMN tax_regime text;
