-- The words that client files are found by, as search_text() gives them: made once a change, not once a search.

ALTER TABLE client_files ADD COLUMN search_title text GENERATED ALWAYS AS (search_text(title)) STORED;
ALTER TABLE client_file_person ADD COLUMN search_name text GENERATED ALWAYS AS (search_text(coalesce(firstname, '') || ' ' || coalesce(lastname, ''))) STORED;

-- Who read what in a firm, the latest first.
CREATE INDEX client_file_readings_of_firm ON client_file_readings (company_id, last_read_at DESC);
