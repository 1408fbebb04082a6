-- The project types and scoring criteria that this installation does not offer (FEATURES), as it was last started.

CREATE TABLE disabled_features (
  kind text NOT NULL CHECK (kind IN ('project', 'criterion')),
  name text NOT NULL,
  PRIMARY KEY (kind, name)
);
