-- What every table relies on.

-- The order of French names: accents and case count only between otherwise equal words.
CREATE COLLATION french (provider = icu, locale = 'fr-FR');

-- The text to search in: lower case, without accents or apostrophes. The index and the query must both go through it.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f''\u2019]', '', 'g'));
