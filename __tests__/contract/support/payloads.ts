import type { ResourceDefinition } from '#contract'
import { solutionConfiguration } from '#contract/simulation'
import type { ProjectType } from '#domain'
import { type Draw, hostile } from '../../domain/support/arbitrary'
import { configuration } from '../../domain/support/examples'

/** How many payloads each calculation is asked. */
export const CALLS = 10_000

const FILE = '3f2b6c1e-8a4d-4c1b-9b7e-2d5f0a6c7e81'
const DATES = ['2013-12-31', '2014-09-01', '2019-06-30', '2023-12-31', '2024-02-29', '2024-12-31', '2025-01-02', '2026-02-21', '2026-11-20', '2028-12-31', '2035-01-31']
const AMOUNTS = [0, 0.01, 1, 999.99, 50_000, 189_900, 999_999.99, 9_999_999_999.99]

/** Values that a field may well take, the ends of its range first. */
function likely(name: string, { kind, minimum, maximum, choices }: { kind: string; minimum?: number; maximum?: number; choices?: readonly { value: unknown }[] }, { next, one }: Draw): unknown {
  if (choices !== undefined) return one(choices).value
  if (kind === 'flag') return next() < 0.5
  if (kind === 'date') return one(DATES)
  if (kind === 'location') return 'montpellier-34000'
  if (kind === 'reference') return FILE
  if (kind === 'amount') return one([...AMOUNTS, Math.round(next() * 500_000) / 100])
  if (minimum === undefined || maximum === undefined) return null
  // Short durations most often: a year of the report costs as much as a whole check.
  const span = name.includes('duration') ? Math.min(maximum - minimum, one([1, 3, 8, 30])) : maximum - minimum
  const value = minimum + one([0, 1, next(), next()]) * span
  return kind === 'integer' ? Math.round(value) : value
}

/**
 * A payload of a definition: each field likely, left out, or hostile once in a while.
 * @param optional how often an optional field is given
 * @param hostility how often a field is hostile
 */
export function payloadOf(
  { fields }: Pick<ResourceDefinition, 'fields'>, draw: Draw, { optional = 0.3, hostility = draw.next() < 0.5 ? 0.06 : 0 } = {},
): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (draw.next() < hostility) payload[name] = draw.one(hostile)
    else if (field.required === true || draw.next() < optional) payload[name] = likely(name, field, draw)
  }
  return payload
}

/** Fails unless there are messages, and each begins as a sentence does. */
export function expectFrench(errors: Readonly<Record<string, readonly string[]>>): void {
  const messages = Object.values(errors).flat()
  if (messages.length === 0 || messages.some((message) => !/^\p{Lu}/u.test(message))) throw new Error(JSON.stringify(errors))
}

/** What a scheme asks for, so that many payloads reach the calculation. */
export function operationOf(project: ProjectType, draw: Draw): Record<string, unknown> {
  const payload = { ...payloadOf(solutionConfiguration, draw), project }
  const loans = draw.next() < 0.2 ? [{ monthly_credit: draw.one([0, 300, 99_999]), end_date: draw.one(DATES) }] : draw.one([[], ...hostile])
  const charges = draw.next() < 0.5 ? [{ label: 'Entretien', amount: draw.one(AMOUNTS.slice(0, 6)) }] : draw.one([[], ...hostile])
  const isUsual = draw.next() < 0.5
  return isUsual ? { ...configuration(), ...usualFor(project, draw), ...payload, ...usualFor(project, draw) } : { ...payload, simulation_charges: charges, smoothed_loans: loans }
}

/** The same payload over three years at most, for calls that simulate it dozens of times. */
export function shortened(payload: Record<string, unknown>): Record<string, unknown> {
  const { duration_to_display: shown, loan_duration: lent } = payload
  const short = (years: unknown) => (typeof years === 'number' && years > 3 && years <= 30 ? 3 : years)
  return { ...payload, duration_to_display: short(shown), loan_duration: short(lent) }
}

/** The dates and the works that a scheme admits. */
function usualFor(project: ProjectType, { one }: Draw): Record<string, unknown> {
  const oldWithWorks = { seniority: 'old', renovation_price: one([120_000, 500_000]), property_price: 200_000, notary_fee: 15_000 }
  const usual: Partial<Record<ProjectType, Record<string, unknown>>> = {
    pinel: { notary_signature_date: one(['2014-09-01', '2024-12-31']), pinel_type: one(['pinel', 'pinel_plus']), delivery_date: null },
    denormandie: { ...oldWithWorks, notary_signature_date: '2026-11-20' },
    malraux: { ...oldWithWorks, malraux_is_vir: one([true, false]), malraux_tax_reduction_rate: one([0.22, 0.3]) },
    historic_monuments: oldWithWorks,
    land_deficit: oldWithWorks,
    jeanbrun: { notary_signature_date: '2026-11-20', seniority: 'new', suggested_rent: 500, delivery_date: one([null, '2028-03-31']) },
    lli: { seniority: 'new', buyer_type: 'company' },
    lmnp_amortissement: { seniority: one(['new', 'old']) },
    para_hotelier: { hotel_services: one([3, 4]) },
    bare_ownership: { full_ownership_price: null, usufruct_duration: one([15, 20]) },
  }
  return usual[project] ?? {}
}
