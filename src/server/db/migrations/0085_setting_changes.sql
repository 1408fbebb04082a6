-- Who changed which settings of a firm, from which values to which, and from which day they hold.

CREATE TABLE setting_changes (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  -- 1, 2, 3, … in each firm.
  number integer NOT NULL,
  section text NOT NULL,
  -- [{"key": "loan_rates.25", "before": 0.0349, "after": 0.036}, …]; null: nothing is set. A name where the key is an id.
  changes jsonb NOT NULL,
  -- The first day on which it holds, in Paris.
  effective_at date NOT NULL,
  author_id uuid,
  created_at timestamptz NOT NULL,
  -- Given up before that day.
  cancelled_at timestamptz,
  -- The change whose state it brought back.
  restored_id uuid,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number)
);
CREATE INDEX setting_changes_section ON setting_changes (company_id, section, effective_at, number);
