-- How many requests a firm and its people made in their minute under way, over all processes. It may be lost: they then begin at none.
CREATE UNLOGGED TABLE request_counts (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- `firm`; `user` or `heavy` with the id of a user.
  counted_as text NOT NULL,
  requests integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, counted_as)
);
