-- Where each account stands in its firm: invited until it has chosen a password, active, or suspended by its administrator.

ALTER TABLE users ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('invited', 'active', 'suspended'));
ALTER TABLE users ADD COLUMN last_active_at timestamptz;
ALTER TABLE users ADD COLUMN invitation_expires_at timestamptz;
