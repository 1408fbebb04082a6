-- How far the sales of a file have come follows from them, each time that it is read.

ALTER TABLE client_files DROP COLUMN current_sale;
