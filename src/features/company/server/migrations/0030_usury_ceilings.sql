-- The usury ceilings of a quarter that the law known here does not say yet, as the firm read them: all of them, or none.
ALTER TABLE companies
  ADD COLUMN usury_from date,
  ADD COLUMN usury_fixed_under_10y numeric(8,6),
  ADD COLUMN usury_fixed_10_to_20y numeric(8,6),
  ADD COLUMN usury_fixed_20y_plus numeric(8,6),
  ADD COLUMN usury_variable numeric(8,6),
  ADD COLUMN usury_bridge numeric(8,6),
  ADD CHECK (num_nonnulls(usury_from, usury_fixed_under_10y, usury_fixed_10_to_20y, usury_fixed_20y_plus, usury_variable, usury_bridge) IN (0, 6));
