-- A token may end by itself, and ends with the password of its owner unless they chose to keep it. Those that are there were made to last.
ALTER TABLE tokens ADD COLUMN expires_at timestamptz;
ALTER TABLE tokens ADD COLUMN kept_on_password_change boolean NOT NULL DEFAULT false;
UPDATE tokens SET kept_on_password_change = true;
