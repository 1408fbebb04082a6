-- The level of rent agreed with the Anah, and whether an approved body stands between owner and tenant.
ALTER TABLE client_file_simulation
  ADD COLUMN loc_level text,
  ADD COLUMN has_rental_intermediation boolean NOT NULL DEFAULT false;
ALTER TABLE client_file_scenarios
  ADD COLUMN loc_level text,
  ADD COLUMN has_rental_intermediation boolean NOT NULL DEFAULT false;
