-- Whether the buyers owned no main home in the two years before: the rise of the department's duties spares them.
ALTER TABLE client_file_simulation ADD COLUMN is_first_home boolean NOT NULL DEFAULT false;
ALTER TABLE client_file_scenarios ADD COLUMN is_first_home boolean NOT NULL DEFAULT false;
