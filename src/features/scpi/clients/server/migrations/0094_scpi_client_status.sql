-- Who is inactive or blocked: why, and what he becomes again.

ALTER TABLE scpi_clients ADD COLUMN status_reason text;
ALTER TABLE scpi_clients ADD COLUMN former_status text;
