-- Pictures of programmes and plans of lots: where promoters show them, and what became of our copies.

-- Addresses separated by |, as a feed says them.
ALTER TABLE programs ADD COLUMN picture_urls text;
ALTER TABLE properties ADD COLUMN plan_url text;

CREATE TABLE pictures (
  url text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('waiting', 'kept', 'refused')),
  -- Of what was fetched.
  sha256 text,
  width integer,
  height integer,
  -- Why it is refused, in French.
  reason text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL
);
CREATE INDEX pictures_waiting ON pictures (next_attempt_at) WHERE state = 'waiting';
