-- What a person did in one go, on each of the writes that it took: undone as one, also after a reload.

ALTER TABLE field_changes ADD COLUMN step text;
