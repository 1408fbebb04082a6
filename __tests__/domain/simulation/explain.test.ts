import { simulate, type SimulationResult, type SolutionConfiguration, type TraceStep } from '#domain'
import { configuration, context } from '../support/examples'

const operations: [string, Partial<SolutionConfiguration>][] = [
  ['long-term rental', {}],
  ['LMNP', { project: 'lmnp_amortissement', seniority: 'new', furniture_price: 5_000 }],
  ['land deficit', { project: 'land_deficit', renovation_price: 40_000 }],
  ['bare ownership', { project: 'bare_ownership' }],
  ['Malraux', { project: 'malraux', renovation_price: 100_000, malraux_tax_reduction_rate: 0.3 }],
  ['para-hotel letting', { project: 'para_hotelier', seniority: 'new', furniture_price: 5_000 }],
  ['social letting without a known ceiling', { project: 'jeanbrun', seniority: 'new', rent_level: 'social', suggested_rent: 400 }],
  ['Pinel', { project: 'pinel', pinel_type: 'pinel', notary_signature_date: '2023-06-15' }],
]

function explained(changes: Partial<SolutionConfiguration>): SimulationResult {
  const result = simulate(configuration(changes), { ...context, explain: true })
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result
}

function allSteps(steps: readonly TraceStep[]): TraceStep[] {
  return steps.flatMap((step) => [step, ...allSteps(step.steps ?? [])])
}

/** The figure at a path of the result; charges are found by their key, the highest effort by its amount. */
function figureAt(result: SimulationResult, path: string): unknown {
  const charge = /^monthly_report\.monthly_expense\.charges\.(.+)$/.exec(path)
  if (charge) return result.monthly_report.monthly_expense.charges.find(({ key }) => key === charge[1])?.amount
  if (path === 'indicators.max_effort') return result.indicators.max_effort.amount
  return path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined), result)
}

describe.each(operations)('the trace of a %s', (_, changes) => {
  const result = explained(changes)
  const trace = result.trace ?? []

  test('explains every indicator and every line of the monthly report with its own value', () => {
    const indicators = Object.keys(result.indicators).map((name) => `indicators.${name}`)
    expect(trace.map(({ key }) => key)).toEqual(expect.arrayContaining(indicators))
    for (const { key, value } of trace) expect([key, value]).toEqual([key, figureAt(result, key)])
    expect(new Set(trace.map(({ key }) => key)).size).toBe(trace.length)
  })

  test('is written in full: a sentence each, sourced parameters, finite inputs', () => {
    const steps = allSteps(trace)
    expect(steps.every((step) => step.formula.endsWith('.') && step.label.length > 3)).toBe(true)
    const parameters = steps.flatMap((step) => step.parameters)
    expect(parameters.every((parameter) => parameter.source.length > 5 && parameter.value.length > 0)).toBe(true)
    const numbers = steps.flatMap((step) => step.inputs).filter(({ value }) => typeof value === 'number')
    expect(numbers.every(({ value }) => Number.isFinite(value))).toBe(true)
  })

  test('changes no figure and is absent when not asked for', () => {
    const plain = simulate(configuration(changes), context)
    expect({ ...result, trace: undefined }).toEqual({ ...plain, trace: undefined })
    expect('trace' in plain).toBe(false)
  })
})

test('the tax of the reference year is explained down to the scale', () => {
  const tax = explained({}).trace?.find(({ key }) => key === 'monthly_report.monthly_expense.tax')
  const scale = allSteps(tax?.steps ?? []).flatMap((step) => step.parameters).find(({ label }) => label === 'Barème de l’impôt sur le revenu')
  expect(scale).toMatchObject({ from: '2025-01-01', verified: false })
  expect(scale?.value).toContain('30\u202f% au-delà de 29\u202f579\u00a0€')
})
