import { checkComplete, type Checked, type ResourceDefinition } from '#contract'
import { checkSolutionConfiguration, simulatorQuestions, solutionConfiguration } from '#contract/simulation'
import { investmentProjects, simulate, simulators, type ProjectType } from '#domain'
import { configuration, context } from '../domain/support/examples'
import { type Draw, drawing, expectReadable, hostile } from '../domain/support/arbitrary'

const CALLS = 10_000
const DATES = ['2013-12-31', '2014-09-01', '2019-06-30', '2023-12-31', '2024-02-29', '2024-12-31', '2025-01-02', '2026-02-21', '2026-11-20', '2028-12-31', '2035-01-31']
const AMOUNTS = [0, 0.01, 1, 999.99, 50_000, 189_900, 999_999.99, 9_999_999_999.99]

/** Values that a field may well take, the ends of its range first. */
function likely(name: string, { kind, minimum, maximum, choices }: { kind: string; minimum?: number; maximum?: number; choices?: readonly { value: unknown }[] }, { next, one }: Draw): unknown {
  if (choices !== undefined) return one(choices).value
  if (kind === 'flag') return next() < 0.5
  if (kind === 'date') return one(DATES)
  if (kind === 'location') return 'montpellier-34000'
  if (kind === 'amount') return one([...AMOUNTS, Math.round(next() * 500_000) / 100])
  if (minimum === undefined || maximum === undefined) return null
  // Short durations most often: a year of the report costs as much as a whole check.
  const span = name.includes('duration') ? Math.min(maximum - minimum, one([1, 3, 8, 30])) : maximum - minimum
  const value = minimum + one([0, 1, next(), next()]) * span
  return kind === 'integer' ? Math.round(value) : value
}

/** A payload of a definition: each field likely, left out, or one that is hostile once in a while. */
function payloadOf({ fields }: Pick<ResourceDefinition, 'fields'>, draw: Draw, optional = 0.3): Record<string, unknown> {
  const isHostile = draw.next() < 0.5
  const payload: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'reference') continue
    if (isHostile && draw.next() < 0.06) payload[name] = draw.one(hostile)
    else if (field.required === true || draw.next() < optional) payload[name] = likely(name, field, draw)
  }
  return payload
}

function expectFrench(errors: Readonly<Record<string, readonly string[]>>): void {
  const messages = Object.values(errors).flat()
  if (messages.length === 0 || messages.some((message) => !/^\p{Lu}/u.test(message))) throw new Error(JSON.stringify(errors))
}

/** What a scheme asks for, so that many payloads reach the calculation. */
function operationOf(project: ProjectType, draw: Draw): Record<string, unknown> {
  const payload = { ...payloadOf(solutionConfiguration, draw), project }
  const loans = draw.next() < 0.2 ? [{ monthly_credit: draw.one([0, 300, 99_999]), end_date: draw.one(DATES) }] : draw.one([[], ...hostile])
  const charges = draw.next() < 0.5 ? [{ label: 'Entretien', amount: draw.one(AMOUNTS.slice(0, 6)) }] : draw.one([[], ...hostile])
  const isUsual = draw.next() < 0.5
  return isUsual ? { ...configuration(), ...usualFor(project, draw), ...payload, ...usualFor(project, draw) } : { ...payload, simulation_charges: charges, smoothed_loans: loans }
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

describe('10,000 arbitrary payloads at a calculation', () => {
  test.each(investmentProjects)('under %s give figures or French messages by field', (project) => {
    const draw = drawing(project.length * 7_919)
    let simulated = 0
    for (let call = 0; call < CALLS; call++) {
      const payload = operationOf(project, draw)
      const checked = checkSolutionConfiguration(payload)
      if (!checked.valid) {
        expectFrench(checked.errors)
        continue
      }
      const result = simulate(checked.attributes.configuration, context)
      expectReadable(result, payload)
      if (result.kind === 'refused') expectFrench(result.errors)
      else simulated += 1
    }
    expect(simulated).toBeGreaterThan(CALLS / 20)
  })

  test('at any other simulator are taken or refused by field', () => {
    const draw = drawing(104_729)
    for (const definition of Object.values(simulatorQuestions)) {
      let taken = 0
      for (let call = 0; call < CALLS; call++) {
        const checked: Checked<unknown> = checkComplete(definition, payloadOf(definition, draw, 0.6))
        if (checked.valid) taken += 1
        else expectFrench(checked.errors)
      }
      expect([definition.type, taken > 0 || definition.type === 'optimal_investment']).toEqual([definition.type, true])
    }
  })

  // Each of them simulates dozens of times: they are asked less often.
  test.each(['sincerity', 'goalSeek'] as const)('give a readable %s, or the same messages', (name) => {
    const draw = drawing(15_485_863)
    for (let call = 0; call < CALLS / 20; call++) {
      const checked = checkSolutionConfiguration(operationOf(draw.one(investmentProjects), draw))
      if (!checked.valid) continue
      const { configuration: asked } = checked.attributes
      const lever = draw.one(['property_price', 'contribution', 'loan_duration'] as const)
      expectReadable(name === 'sincerity' ? simulators.sincerity(asked, context) : simulators.goalSeek(asked, context, lever, draw.one([-100_000, 0, 300, 100_000])), asked)
    }
  })
})
