/** SQL: what the pictures of a programme or of a lot are, by our copies; an empty list where none is kept. */

/** SQL: the addresses of the pictures of programmes `g`, in their order. */
export const PICTURES_OF_PROGRAM = `unnest(string_to_array(g.picture_urls, '|')) WITH ORDINALITY AS u (url, position)`

/** SQL: a list of pictures from rows `kept` of them. @param address of what they belong to @param alt what one shows */
const listOf = (address: string, alt: string, order: string): string =>
  `json_agg(json_build_object('url', ${address} || kept.sha256 || '?filter[size]=large',
     'thumbnail_url', ${address} || kept.sha256 || '?filter[size]=small',
     'width', kept.width, 'height', kept.height, 'alt', ${alt}) ORDER BY ${order})`

const addressOf = (type: 'programs' | 'properties', id: string): string => `'/api/v3/${type}/' || ${id} || '/pictures/'`

/** Those of programme `t`. */
export const picturesOfProgram = (alias: string): string =>
  `coalesce((SELECT ${listOf(addressOf('programs', 'g.id'), `g.name || ', image ' || u.position`, 'u.position')}
    FROM programs g, ${PICTURES_OF_PROGRAM} JOIN pictures kept ON kept.url = u.url
    WHERE g.id = ${alias}.id AND kept.state = 'kept'), '[]'::json)`

/** The plan of lot `t`, then those of its programme. */
export const picturesOfProperty = (alias: string): string =>
  `coalesce((SELECT ${listOf(addressOf('properties', `${alias}.id`), 'a.alt', 'a.position')}
    FROM (
      SELECT l.plan_url AS url, 0 AS position, 'Plan du lot' AS alt FROM properties l WHERE l.id = ${alias}.id
      UNION ALL
      SELECT u.url, u.position, g.name || ', image ' || u.position FROM programs g, ${PICTURES_OF_PROGRAM}
      WHERE g.id = ${alias}.program_id
    ) a JOIN pictures kept ON kept.url = a.url WHERE kept.state = 'kept'), '[]'::json)`

/** The first of programme `t`, small; null where it has none. */
export const firstThumbnailOf = (alias: string): string =>
  `(SELECT ${addressOf('programs', 'g.id')} || kept.sha256 || '?filter[size]=small'
    FROM programs g, ${PICTURES_OF_PROGRAM} JOIN pictures kept ON kept.url = u.url
    WHERE g.id = ${alias}.id AND kept.state = 'kept' ORDER BY u.position LIMIT 1)`
