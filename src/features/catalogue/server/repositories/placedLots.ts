import { criterionNames } from '#features/catalogue/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { conditionText, Parameters, within, type Row } from '#server/repositories'
import type { ResourceSearch } from '#server/repositories/resources'

/** A lot as far as a map tells it, and where its programme stands; null where nobody said. Its scores are columns of their own. */
export interface PlacedLot extends Row {
  readonly program_id: string
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly property_price: number
}

/** West, south, east, north: degrees. */
export type Bounds = readonly [number, number, number, number]

/** The lots of a search within bounds, and those that stand nowhere. */
export function findPlacedLots(
  scope: Scope,
  database: Queryable,
  { conditions, more }: Pick<ResourceSearch, 'conditions' | 'more'>,
  bounds: Bounds | undefined,
): Promise<PlacedLot[]> {
  const parameters = new Parameters()
  const asked = [
    within(scope, 't', parameters),
    ...conditions.map((condition) => conditionText('t', condition, parameters)),
    ...(more?.(parameters) ?? []),
    ...(bounds ? [withinBounds(bounds, parameters)] : []),
  ]
  const scores = criterionNames.map((name) => `t.${name}`).join(', ')
  const text = `SELECT t.program_id, t.program_name AS name, t.project, t.property_price, g.latitude, g.longitude, ${scores}
    FROM visible_properties t JOIN programs g ON g.id = t.program_id WHERE ${asked.join(' AND ')}`
  return database.query<PlacedLot>(text, parameters.values)
}

/** Bounds whose west lies east of their east go over the antimeridian. */
function withinBounds([west, south, east, north]: Bounds, parameters: Parameters): string {
  const [w, s, e, n] = [west, south, east, north].map((degrees) => `${parameters.add(degrees)}::numeric`)
  const across = west <= east ? 'AND' : 'OR'
  return `(g.latitude IS NULL OR g.longitude IS NULL
    OR (g.latitude BETWEEN ${s} AND ${n} AND (g.longitude >= ${w} ${across} g.longitude <= ${e})))`
}
