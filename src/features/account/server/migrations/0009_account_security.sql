-- What a token of the API may do: read, or write too. Those that are there could write.
ALTER TABLE tokens ADD COLUMN scope text NOT NULL DEFAULT 'write' CHECK (scope IN ('read', 'write'));
ALTER TABLE tokens ALTER COLUMN scope SET DEFAULT 'read';

-- Mail is written twice, as text and as HTML, and tried several times. Taking a message for an attempt sets when the next
-- one is due, so that nobody else takes it meanwhile and a process that dies loses nothing.
ALTER TABLE outbox ADD COLUMN html text;
ALTER TABLE outbox ADD COLUMN attempts integer NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_attempt_at timestamptz;
UPDATE outbox SET next_attempt_at = created_at;
ALTER TABLE outbox ALTER COLUMN next_attempt_at SET NOT NULL;
DROP INDEX outbox_order;
CREATE INDEX outbox_order ON outbox (next_attempt_at);
