import { isNumber, isText } from '#contract/json'
import { schemes } from '#domain'
import { firmIds } from '#features/account/server/demo'
import { catalogueRows } from '#features/catalogue/server/demo'
import { clientFileIdOf } from '#features/clientFile/server/demo'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'

const DAY_MS = 86_400_000

/** Of whom they are, and the file that one of them is for. */
const ADVISER = 'u2'
const CLIENT_FILE = 'cf01'
const PLACE = 'montpellier-34000'

/** What an alert has where nothing else is said. */
const usual = {
  locations: [{ location: PLACE, include: true }],
  projects: schemes.all.map(({ id }) => id),
  kinds: [],
  rooms: [],
  exposures: [],
  promoters: [],
  managers: [],
  criteria_min: {},
  around: false,
  outdoor: false,
  parking: false,
  nf_habitat: false,
  price_max: null as number | null,
  max_monthly_effort: null as number | null,
  client_file: null as string | null,
  new_only: false,
  price_drop: false,
  frequency: 'daily',
  channels: ['mail', 'app'],
  paused: false,
  version: 1,
}

/** Three alerts of an adviser, one with something new: to be seen in the firm of the demonstration alone. */
export function alertRows(making: DemoMaking): Tables {
  const { asOf, size } = making
  if (size !== 'demo') return {}
  const { company, user } = firmIds(size)
  const lots = lotsInPlace(making)
  const draw = drawFrom('search alerts')
  const made = (days: number) => new Date(asOf.getTime() - days * DAY_MS).toISOString()
  const alert = (name: string, days: number, asked: Partial<typeof usual> = {}) => ({
    ...usual,
    ...asked,
    company_id: company.ormeval,
    id: draw.uuid(),
    user_id: user.get(ADVISER) ?? '',
    name,
    expected_count: lots.length,
    // The catalogue is looked at for the first time once it is there: that look is nothing new.
    told_look: 1,
    told_at: asOf.toISOString(),
    last_sent_at: null as string | null,
    created_at: made(days),
    updated_at: made(days),
  })
  const all = { ...alert('Montpellier', 21), last_sent_at: made(1) }
  const forFile = alert('Marchetti, à 400\u00a0€ par mois', 12, {
    client_file: clientFileIdOf(CLIENT_FILE),
    max_monthly_effort: 400,
    projects: ['lmnp_amortissement'],
    frequency: 'immediate',
  })
  const cheaper = alert('Baisses de prix', 34, { price_drop: true, frequency: 'weekly', paused: true })
  return {
    search_alerts: [all, forFile, cheaper],
    search_alert_lots: found(lots).map((lot) => ({
      company_id: company.ormeval,
      alert_id: all.id,
      found_at: made(1),
      seen_at: null,
      ...lot,
    })),
  }
}

interface Lot {
  readonly id: string
  readonly price: number
  readonly before: number | null
}

/** The lots for sale in the place. */
function lotsInPlace(making: DemoMaking): readonly Lot[] {
  const { programs = [], properties = [] } = catalogueRows(making)
  const there = new Set(
    programs.map(entries).flatMap(({ id, municipality }) => (municipality === PLACE && isText(id) ? [id] : [])),
  )
  return properties
    .map(entries)
    .flatMap(({ id, program_id, status, property_price: price, previous_price: before }) =>
      isText(id) && isText(program_id) && there.has(program_id) && status === 'available' && isNumber(price)
        ? [{ id, price, before: isNumber(before) ? before : null }]
        : [],
    )
}

const entries = (row: object): Readonly<Record<string, unknown>> => ({ ...row })

/** Some that are new, and one that costs less. */
function found(lots: readonly Lot[]) {
  const fresh = lots.filter(({ before }) => before === null).slice(0, 2)
  const cheaper = lots.filter(({ price, before }) => before !== null && price < before).slice(0, 1)
  return [
    ...fresh.map(({ id, price }) => ({ property_id: id, kind: 'new', price, previous_price: null })),
    ...cheaper.map(({ id, price, before }) => ({ property_id: id, kind: 'cheaper', price, previous_price: before })),
  ]
}
