-- The host on which a firm shows its catalogue to who has no account; null: on none.

ALTER TABLE companies ADD COLUMN public_host text CHECK (public_host = lower(public_host) AND public_host <> '');
CREATE UNIQUE INDEX companies_public_host ON companies (public_host) WHERE public_host IS NOT NULL;
