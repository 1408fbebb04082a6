-- What the clock last said, so that one which jumped is not believed by what deletes for good.
CREATE TABLE clock_reading (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_known_at timestamptz NOT NULL,
  -- When it was last found more than a day away from the reading before; null once it is believed again.
  doubted_at timestamptz
);
