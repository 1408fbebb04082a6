-- An error is told of a lot or of a programme; the firm corrects what is its own.

ALTER TABLE property_update_requests ALTER COLUMN property_id DROP NOT NULL;
ALTER TABLE property_update_requests ADD COLUMN program_id uuid REFERENCES programs ON DELETE CASCADE;
ALTER TABLE property_update_requests ADD CONSTRAINT property_update_requests_about CHECK (num_nonnulls(property_id, program_id) = 1);
-- Whether the value was corrected with the decision.
ALTER TABLE property_update_requests ADD COLUMN is_corrected boolean NOT NULL DEFAULT false;
CREATE INDEX property_update_requests_program ON property_update_requests (program_id);
