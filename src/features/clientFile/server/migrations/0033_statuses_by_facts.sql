-- A status says what happened. No sale is kept here, and a study was presented once a meeting showed the file: files that
-- said otherwise say again what their content says, which their next write works out.

UPDATE client_files f SET status = 'ready'
  WHERE f.status IN ('in_sale', 'won', 'presented')
    AND NOT EXISTS (
      SELECT 1 FROM field_changes c
        WHERE c.company_id = f.company_id AND c.client_file_id = f.id AND c.resource_type = 'meeting'
    );
UPDATE client_files SET status = 'presented' WHERE status IN ('in_sale', 'won');
UPDATE client_files SET archived_status = NULL WHERE archived_status IN ('in_sale', 'won');
