-- What the schemes ask besides the first answers: residence, tourism, usufruct, private landlord, intermediate letting.
ALTER TABLE client_file_simulation
  ADD COLUMN energy_renovation_price numeric(14,2),
  ADD COLUMN residence_type text,
  ADD COLUMN is_classified_tourism boolean NOT NULL DEFAULT false,
  ADD COLUMN hotel_services integer,
  ADD COLUMN usufruct_duration integer,
  ADD COLUMN full_ownership_price numeric(14,2),
  ADD COLUMN has_social_usufruct boolean NOT NULL DEFAULT false,
  ADD COLUMN rent_level text,
  ADD COLUMN energy_class text,
  ADD COLUMN buyer_type text;
