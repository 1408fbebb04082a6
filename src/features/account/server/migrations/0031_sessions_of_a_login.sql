-- A session that was followed from another host is of the same login: they end together.

ALTER TABLE sessions ADD COLUMN login_id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE INDEX sessions_login ON sessions (login_id);
