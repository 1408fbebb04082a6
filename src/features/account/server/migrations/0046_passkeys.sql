-- What a passkey is recognized by: its id and its public key (COSE), base64url; how often it says that it was used; how browsers reach it.
ALTER TABLE second_factors ADD COLUMN credential_id text;
ALTER TABLE second_factors ADD COLUMN public_key text;
ALTER TABLE second_factors ADD COLUMN counter bigint;
ALTER TABLE second_factors ADD COLUMN transports text[];
-- Whether it opens the account without a password, as its owner chose.
ALTER TABLE second_factors ADD COLUMN passwordless boolean NOT NULL DEFAULT false;
CREATE INDEX second_factors_credential ON second_factors (credential_id);

-- What a browser is to sign with a passkey, by the hash of its cookie.
CREATE TABLE passkey_challenges (
  token_hash text PRIMARY KEY,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
