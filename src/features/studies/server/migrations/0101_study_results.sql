-- What the operation of a study and its scenarios come to, kept as they were calculated; null in those made before, until they are read.
ALTER TABLE commercial_reports ADD COLUMN results jsonb;
-- Whoever prints a study has it until then; another may try after that. Null while nobody tried.
ALTER TABLE commercial_reports ADD COLUMN print_after timestamptz;
-- The amount that a reader asked about, as they read it.
ALTER TABLE commercial_report_events ADD COLUMN amount text;
