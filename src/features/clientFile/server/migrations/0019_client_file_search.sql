-- Client files are found by their words through one indexed column: the title, and the name of the client kept beside it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE client_file_person DROP COLUMN search_name;
ALTER TABLE client_files DROP COLUMN search_title;
ALTER TABLE client_files ADD COLUMN client_name text NOT NULL DEFAULT '';

CREATE FUNCTION keep_client_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE client_files SET client_name = concat_ws(' ', NEW.firstname, NEW.lastname) WHERE company_id = NEW.company_id AND id = NEW.client_file_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_client_name AFTER INSERT OR UPDATE OF firstname, lastname ON client_file_person
  FOR EACH ROW EXECUTE FUNCTION keep_client_name();

UPDATE client_files f SET client_name = concat_ws(' ', s.firstname, s.lastname)
  FROM client_file_person s WHERE s.company_id = f.company_id AND s.client_file_id = f.id;

ALTER TABLE client_files ADD COLUMN search_words text GENERATED ALWAYS AS (search_text(coalesce(title, '') || ' ' || client_name)) STORED;
CREATE INDEX client_files_words ON client_files USING gin (search_words gin_trgm_ops);
CREATE INDEX client_files_completeness ON client_files (company_id, completeness DESC, id DESC);
