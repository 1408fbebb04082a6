-- Documents that a firm gives its advisers with a programme.

CREATE TABLE program_documents (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  file_id uuid NOT NULL,
  program_id uuid NOT NULL REFERENCES programs ON DELETE CASCADE,
  PRIMARY KEY (company_id, file_id),
  FOREIGN KEY (company_id, file_id) REFERENCES files ON DELETE CASCADE
);
CREATE INDEX program_documents_program ON program_documents (company_id, program_id);
