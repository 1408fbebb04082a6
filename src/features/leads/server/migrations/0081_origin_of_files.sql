-- Files that were made of leads say where their clients came from.

UPDATE client_files f SET origin = l.origin FROM client_leads l WHERE l.company_id = f.company_id AND l.client_file_id = f.id;
