-- Documents that a firm gives its advisers with a programme.

CREATE TABLE program_documents (
  file_id uuid PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE
);
CREATE INDEX program_documents_program ON program_documents (company_id, program_id);
