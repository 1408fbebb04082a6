-- The hash of a secret names its row by itself, across firms; the keys of these tables begin with the firm all the same, as those of
-- every table of a firm, and none points at a row of another one.
ALTER TABLE hand_overs DROP CONSTRAINT hand_overs_session_hash_fkey;
ALTER TABLE hand_overs DROP CONSTRAINT hand_overs_pkey;
ALTER TABLE sessions DROP CONSTRAINT sessions_pkey;
ALTER TABLE pending_logins DROP CONSTRAINT pending_logins_pkey;
ALTER TABLE sessions ADD PRIMARY KEY (company_id, token_hash);
ALTER TABLE hand_overs ADD PRIMARY KEY (company_id, token_hash);
ALTER TABLE pending_logins ADD PRIMARY KEY (company_id, token_hash);
ALTER TABLE hand_overs ADD FOREIGN KEY (company_id, session_hash) REFERENCES sessions ON DELETE CASCADE;
CREATE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX hand_overs_token ON hand_overs (token_hash);
CREATE INDEX pending_logins_token ON pending_logins (token_hash);
DROP INDEX hand_overs_session;
CREATE INDEX hand_overs_session ON hand_overs (company_id, session_hash);
