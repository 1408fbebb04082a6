-- The list of SCPI clients has views too.

ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check
  CHECK (list IN ('client_files', 'client_leads', 'lots', 'scpi_clients'));
