-- How far the furthest sale of a file has come; null without any.

ALTER TABLE client_files ADD COLUMN current_sale jsonb;
