-- A message may bring one PDF.

ALTER TABLE outbox ADD COLUMN attachment_name text;
ALTER TABLE outbox ADD COLUMN attachment bytea;
