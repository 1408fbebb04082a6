-- What a firm assumes of operations is kept with their calculation.

ALTER TABLE simulation_configurations RENAME TO firm_assumptions;
