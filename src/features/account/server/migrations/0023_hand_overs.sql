-- One-time tokens by which a session is followed on another host. They end with the session that they come from.

CREATE TABLE hand_overs (
  token_hash text PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  session_hash text NOT NULL REFERENCES sessions ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX hand_overs_session ON hand_overs (session_hash);
