-- What the list of client files is sorted and narrowed by, and what an archived file was before.

ALTER TABLE client_files ADD COLUMN archived_status text;

CREATE INDEX client_files_title ON client_files (company_id, title COLLATE french, id);
CREATE INDEX client_files_status ON client_files (company_id, status, updated_at DESC);
CREATE INDEX client_leads_client_file ON client_leads (company_id, client_file_id) WHERE client_file_id IS NOT NULL;
