-- Where the client of a file came from, as the lead that the file was made of says it; null for a file of no lead.

ALTER TABLE client_files ADD COLUMN origin text;
