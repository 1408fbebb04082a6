-- Project types that a firm switched on or off are kept with the firm; one without a row is active.

ALTER TABLE projects RENAME TO project_switches;
