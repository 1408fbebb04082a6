-- What a token is narrowed to: resources (`client_file:read`), and the network addresses that it is used from, alone or as ranges. Empty: to nothing.
ALTER TABLE tokens ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';
ALTER TABLE tokens ADD COLUMN addresses text[] NOT NULL DEFAULT '{}';
