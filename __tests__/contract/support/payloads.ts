import type { Field, ResourceDefinition } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'
import type { ProjectType } from '#domain'
import { type Draw, drawing, hostile } from '../../domain/support/arbitrary'
import { configuration } from '../../domain/support/examples'

/** How many payloads each calculation is asked; 10,000 by `npm run test:whole`. */
export const CALLS = process.env['WHOLE'] === undefined ? 500 : 10_000

const FILE = '3f2b6c1e-8a4d-4c1b-9b7e-2d5f0a6c7e81'
const DATES = [
  '2013-12-31',
  '2014-09-01',
  '2019-06-30',
  '2023-12-31',
  '2024-02-29',
  '2024-12-31',
  '2025-01-02',
  '2026-02-21',
  '2026-11-20',
  '2028-12-31',
  '2035-01-31',
]
const AMOUNTS = [0, 0.01, 1, 999.99, 50_000, 189_900]

/** Values that a field takes, the ends of its range among them. */
function likely({ kind, minimum, maximum, choices }: Field, { next, one }: Draw): unknown {
  if (choices !== undefined) return one(choices).value
  if (kind === 'flag') return next() < 0.5
  if (kind === 'date') return one(DATES)
  if (kind === 'location') return 'montpellier-34000'
  if (kind === 'reference') return FILE
  if (minimum === undefined || maximum === undefined) return null
  if (kind === 'amount') return one([...AMOUNTS, maximum, Math.round(next() * 500_000) / 100])
  const value = minimum + one([0, 1, next(), next()]) * (maximum - minimum)
  return kind === 'integer' ? Math.round(value) : value
}

/** A payload that a definition takes: the known answers that it has, and one of each other that it requires. */
export function takenBy({ fields }: Pick<ResourceDefinition, 'fields'>, known: object = {}): Record<string, unknown> {
  const draw = drawing(1)
  const answers = new Map<string, unknown>(Object.entries(known))
  const named = Object.entries(fields).filter(([name, { required }]) => required === true || answers.has(name))
  return Object.fromEntries(named.map(([name, field]) => [name, answers.get(name) ?? likely(field, draw)]))
}

/** Draws other payloads from one that is taken: a few answers take another value of their range, once in a while a wrong one. */
export function variations(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  draw: Draw,
): (taken: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const named = Object.entries(fields)
  return (taken) => {
    const payload = { ...taken }
    for (let left = draw.one([0, 1, 3, 6]); left > 0; left--) {
      const [name, field] = draw.one(named)
      payload[name] = likely(field, draw)
    }
    for (let left = draw.one([0, 0, 0, 1, 2]); left > 0; left--) payload[draw.one(named)[0]] = draw.one(hostile)
    return payload
  }
}

/** Fails unless there are messages, and each begins as a sentence does. */
export function expectFrench(errors: Readonly<Record<string, readonly string[]>>): void {
  const messages = Object.values(errors).flat()
  if (messages.length === 0 || messages.some((message) => !/^\p{Lu}/u.test(message)))
    throw new Error(JSON.stringify(errors))
}

/** Draws operations of a scheme: its usual purchase, over some years, with a few other answers. */
export function operationsOf(draw: Draw, years: readonly number[]): (project: ProjectType) => Record<string, unknown> {
  const vary = variations(solutionConfiguration, draw)
  const taken = configuration()
  return (project) => {
    const usual = {
      ...taken,
      ...usualFor(project, draw),
      duration_to_display: draw.one(years),
      loan_duration: draw.one(years),
    }
    const charges = draw.next() < 0.3 ? { simulation_charges: [{ label: 'Entretien', amount: draw.one(AMOUNTS) }] } : {}
    const loans = draw.next() < 0.1 ? { smoothed_loans: smoothedLoans(draw) } : {}
    return { ...vary({ ...usual, ...charges, ...loans }), project }
  }
}

/** A loan to smooth with, or as often what is none. */
const smoothedLoans = ({ next, one }: Draw): unknown =>
  next() < 0.5 ? [{ monthly_credit: one([0, 300, 99_999]), end_date: one(DATES) }] : one(hostile)

/** The dates and the works that a scheme admits. */
function usualFor(project: ProjectType, { one }: Draw): Record<string, unknown> {
  const oldWithWorks = {
    seniority: 'old',
    renovation_price: one([120_000, 500_000]),
    property_price: 200_000,
    notary_fee: 15_000,
  }
  switch (project) {
    case 'pinel':
      return { notary_signature_date: one(['2014-09-01', '2024-12-31']), pinel_type: one(['pinel', 'pinel_plus']) }
    case 'denormandie':
      return { ...oldWithWorks, notary_signature_date: '2026-11-20' }
    case 'malraux':
      return { ...oldWithWorks, malraux_is_vir: one([true, false]), malraux_tax_reduction_rate: one([0.22, 0.3]) }
    case 'historic_monuments':
    case 'land_deficit':
      return oldWithWorks
    case 'jeanbrun':
      return {
        notary_signature_date: '2026-11-20',
        seniority: 'new',
        suggested_rent: 500,
        delivery_date: one([null, '2028-03-31']),
      }
    case 'lli':
      return { seniority: 'new', buyer_type: 'company' }
    case 'lmnp_amortissement':
      return { seniority: one(['new', 'old']) }
    case 'para_hotelier':
      return { hotel_services: one([3, 4]) }
    case 'loc_avantages':
      return { notary_signature_date: '2026-11-20', suggested_rent: 500, loc_level: one(['loc1', 'loc2']) }
    case 'scpi_shares':
      return { scpi_distribution_rate: 0.05, scpi_foreign_share: one([null, 0.4, 1]) }
    case 'bare_ownership':
      return { usufruct_duration: one([15, 20]) }
    default:
      return {}
  }
}
