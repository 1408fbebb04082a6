-- What was done in each firm, by whom and from where. Events are only ever added; each one holds the hash of the one before, so that
-- one that was changed, moved or taken out is seen.

CREATE TABLE audit_events (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- 1, 2, 3, … in each firm.
  position integer NOT NULL,
  at timestamptz NOT NULL,
  action text NOT NULL,
  -- The account; null for the application itself, or for somebody who is not known.
  actor uuid,
  -- Type and id of what it was done to: client_file:0191….
  subject text,
  address text,
  request_id text,
  -- JSON, as it was written.
  details text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, position)
);
CREATE INDEX audit_events_recent ON audit_events (company_id, at DESC);
CREATE INDEX audit_events_subject ON audit_events (company_id, subject);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An audit event is neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Where the chain of each firm ends.
CREATE TABLE audit_chains (
  company_id uuid PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT ''
);

-- Events of transactions under way. They join the chain as the last thing that a transaction does, so that the end of the chain is held
-- for no longer than a commit, whatever else the transaction holds: writers neither wait for each other's work nor in a circle.
CREATE TABLE audit_incoming (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  action text NOT NULL,
  actor uuid,
  subject text,
  address text,
  request_id text,
  details text NOT NULL,
  PRIMARY KEY (company_id, id)
);

CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former audit_chains;
  next_hash text;
BEGIN
  INSERT INTO audit_chains (company_id) VALUES (NEW.company_id) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT former FROM audit_chains WHERE company_id = NEW.company_id FOR UPDATE;
  next_hash := encode(sha256(convert_to(concat_ws(E'\n', former.hash, NEW.company_id, former.position + 1, NEW.id,
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NEW.action, coalesce(NEW.actor::text, ''),
    coalesce(NEW.subject, ''), coalesce(NEW.address, ''), coalesce(NEW.request_id, ''), NEW.details), 'UTF8')), 'hex');
  INSERT INTO audit_events (company_id, id, position, at, action, actor, subject, address, request_id, details, previous_hash, hash)
    VALUES (NEW.company_id, NEW.id, former.position + 1, NEW.at, NEW.action, NEW.actor, NEW.subject, NEW.address, NEW.request_id,
      NEW.details, former.hash, next_hash);
  UPDATE audit_chains SET position = former.position + 1, hash = next_hash WHERE company_id = NEW.company_id;
  DELETE FROM audit_incoming WHERE company_id = NEW.company_id AND id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER audit_incoming_chained AFTER INSERT ON audit_incoming DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
