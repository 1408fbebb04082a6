-- Official lists of municipalities (zones, rents, renewed towns, priority districts) and usury thresholds, each from the day it counts;
-- beside those that come with the application. What a list says, by official code, is read whole.

CREATE TABLE official_lists (
  kind text NOT NULL CHECK (kind IN ('communes', 'rents', 'zones', 'ort', 'qpv', 'rates')),
  as_of date NOT NULL,
  source text NOT NULL,
  licence text NOT NULL,
  file text NOT NULL,
  sha256 text NOT NULL,
  imported_at timestamptz NOT NULL,
  "values" jsonb NOT NULL,
  PRIMARY KEY (kind, as_of)
);
