-- Which of the answers that a companion begins with a person has confirmed; those of a companion with a name were read so far as facts.
ALTER TABLE client_file_companion ADD COLUMN confirmed text[] NOT NULL DEFAULT '{}';
UPDATE client_file_companion
  SET confirmed = '{honorific,marital_status,matrimonial_property_regime,professional_status}'
  WHERE firstname IS NOT NULL;
