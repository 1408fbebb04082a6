-- The rights that an answer was given under: whoever has others by now is not given it again.
ALTER TABLE idempotency_keys ADD COLUMN rights text;
