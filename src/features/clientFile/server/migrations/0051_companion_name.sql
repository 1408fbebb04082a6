-- Client files are found by the name of the companion too, kept beside that of the client.

ALTER TABLE client_files ADD COLUMN companion_name text NOT NULL DEFAULT '';

CREATE FUNCTION keep_companion_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE client_files SET companion_name = '' WHERE company_id = OLD.company_id AND id = OLD.client_file_id;
  ELSE
    UPDATE client_files SET companion_name = concat_ws(' ', NEW.firstname, NEW.lastname) WHERE company_id = NEW.company_id AND id = NEW.client_file_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_companion_name AFTER INSERT OR DELETE OR UPDATE OF firstname, lastname ON client_file_companion
  FOR EACH ROW EXECUTE FUNCTION keep_companion_name();

UPDATE client_files f SET companion_name = concat_ws(' ', s.firstname, s.lastname)
  FROM client_file_companion s WHERE s.company_id = f.company_id AND s.client_file_id = f.id;

ALTER TABLE client_files DROP COLUMN search_words;
ALTER TABLE client_files ADD COLUMN search_words text
  GENERATED ALWAYS AS (search_text(coalesce(title, '') || ' ' || client_name || ' ' || companion_name)) STORED;
CREATE INDEX client_files_words ON client_files USING gin (search_words gin_trgm_ops);
