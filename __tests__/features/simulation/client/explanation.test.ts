import { type SimulationAnswer } from '#features/simulation/client'
import { reportOf, simulate, type ProjectType, type SolutionConfiguration } from '#domain'
import { configuration, context } from '../../../domain/support/examples'
import { dependenciesOf } from '../../../../src/features/simulation/client/explanation/dependencies'
import { explain } from '../../../../src/features/simulation/client/explanation/explain'
import { explainedSolution } from '../../../../src/features/simulation/client/explanation/explainedSolution'

/** What the server answers for an operation. */
function answerOf(operation: SolutionConfiguration): SimulationAnswer {
  const result = simulate(operation, context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return {
    data: reportOf(result),
    meta: { rules_as_of: context.asOf, engine_version: '1', unverified: result.unverified, context },
  }
}
const open = (changes: Partial<SolutionConfiguration> = {}) => {
  const operation = configuration({ seniority: 'new', ...changes })
  return explainedSolution(answerOf(operation), operation)
}

const yearFields = [
  'rent',
  'charges',
  'interest',
  'insurance',
  'principal',
  'rent_tax',
  'tax_saving',
  'cash_flow',
  'monthly_effort',
  'remaining_capital',
  'property_value',
  'net_wealth',
  'taxable_income_before',
  'income_tax_after',
  'social_levies',
  'tax_reduction',
] as const
const loanFields = ['payment', 'principal', 'interest', 'insurance', 'remaining_capital'] as const

describe('every figure of a solution', () => {
  const projects: readonly ProjectType[] = ['lmnp_amortissement', 'long_term_rental', 'land_deficit', 'bare_ownership']

  test.each(projects)('is explained with the value on screen: %s', async (project) => {
    const solution = await open({
      project,
      renovation_price: 60_000,
      furniture_price: 5_000,
      usufruct_duration: 15,
      full_ownership_price: 260_000,
      has_social_usufruct: true,
    })
    const { yearly_report, loan_schedule, assumptions, monthly_report, loan_cost, regimes } = solution.answer.data
    const shown = [
      ...Object.entries(loan_cost ?? {}).flatMap(([name, value]) =>
        typeof value === 'number' ? [[`loan_cost.${name}`, value] as const] : [],
      ),
      ...(regimes?.options ?? []).map(({ key, total_tax }) => [`regimes.options.${key}.total_tax`, total_tax] as const),
      ...yearly_report.flatMap((line) =>
        yearFields.map((field) => [`yearly_report.${line.year}.${field}`, line[field]] as const),
      ),
      ...loan_schedule.flatMap((line) =>
        loanFields.map((field) => [`loan_schedule.${line.number}.${field}`, line[field]] as const),
      ),
      ...assumptions.map(({ key, value }) => [`assumptions.${key}`, value] as const),
      ...monthly_report.monthly_expense.charges.map(
        ({ key, amount }) => [`monthly_report.monthly_expense.charges.${key}`, amount] as const,
      ),
    ]
    expect(shown.map(([figure]) => [figure, explain(solution, figure)?.explanation.value])).toEqual(shown)
  })

  test('that a screen adds up is explained by what it adds, each explained in its turn', async () => {
    const solution = await open()
    const { yearly_report, loan_schedule } = solution.answer.data
    const total = explain(solution, 'years.rent')?.explanation
    expect(total?.value).toBeCloseTo(
      yearly_report.reduce((sum, { rent }) => sum + rent, 0),
      2,
    )
    expect(total?.lines.every(({ figure }) => figure !== undefined && explain(solution, figure) !== undefined)).toBe(
      true,
    )
    const year = loan_schedule[12]?.date.slice(0, 4) ?? ''
    const instalments = loan_schedule.filter(({ date }) => date.startsWith(year))
    expect(explain(solution, `loan_years.${year}.interest`)?.explanation.value).toBeCloseTo(
      instalments.reduce((sum, { interest }) => sum + interest, 0),
      2,
    )
    expect(explain(solution, `loan_years.${year}.remaining_capital`)?.explanation.value).toBe(
      instalments.at(-1)?.remaining_capital,
    )
    const [, second] = yearly_report
    expect(explain(solution, `yearly_effort.${second?.year ?? 0}`)?.explanation.value).toBe(-(second?.cash_flow ?? 0))
  })

  test('of its sincerity is explained by its corrections', async () => {
    const solution = await open({ yearly_rent_revaluation_rate: 0.03 })
    const growth = explain(solution, 'sincerity.rent_growth')?.explanation
    expect(growth?.value).toBe(solution.sincerity?.checks.find(({ key }) => key === 'rent_growth')?.effort_effect)
    expect(explain(solution, 'sincerity.prudent_effort')?.explanation.lines.map(({ figure }) => figure)).toContain(
      'sincerity.rent_growth',
    )
  })

  test('beside another operation is explained by what each comes to', async () => {
    const [cheap, dear] = [await open({ property_price: 180_000 }), await open({ property_price: 200_000 })]
    const [low, high] = [cheap, dear].map(({ answer }) => answer.data.indicators.average_effort)
    const difference = explain({ ...dear, base: cheap.answer }, 'difference.indicators.average_effort')?.explanation
    expect(difference?.lines.map(({ value }) => value)).toEqual([high, low])
    expect(difference?.value).toBe(`+${Math.round((high ?? 0) - (low ?? 0))}\u00a0€/mois`)
    expect(explain(dear, 'difference.indicators.average_effort')).toBeUndefined()
  })

  test('that is an answer says whether it was typed or taken for an empty field', async () => {
    const solution = { ...(await open({ property_price: 200_000, notary_fee: 5_000 })), taken: { notary_fee: 5_000 } }
    expect(explain(solution, 'answers.property_price')?.explanation).toMatchObject({
      label: 'Prix du bien',
      value: 200_000,
      unit: 'euros',
      sentence: 'Valeur saisie pour cette opération.',
    })
    expect(explain(solution, 'answers.notary_fee')?.explanation.sentence).toContain('barème')
    expect(explain(solution, 'answers.municipality')).toBeUndefined()
  })

  test('is asked for once for a result', () => {
    const operation = configuration()
    const answer = answerOf(operation)
    expect(explainedSolution(answer, operation)).toBe(explainedSolution(answer, operation))
  })

  test('that is none has no explanation', async () => {
    expect(explain(await open(), 'yearly_report.1999.rent')).toBeUndefined()
  })
})

describe('what a figure rests on', () => {
  const ask = async (figure: string, changes: Partial<SolutionConfiguration> = {}, taken = {}) => {
    const solution = await open(changes)
    const explained = explain(solution, figure)
    if (!explained?.amounts) throw new Error(`${figure} is no amount.`)
    return dependenciesOf({ solution, amounts: explained.amounts, unit: explained.explanation.unit, taken })
  }

  test('is what changes it when it changes, and nothing else', async () => {
    const { answers, assumptions } = await ask('indicators.monthly_payment')
    const labels = answers.map(({ label }) => label)
    expect(labels).toEqual(
      expect.arrayContaining([
        'Prix du bien',
        'Apport personnel',
        'Durée du prêt',
        'Taux du prêt',
        'Taux d’assurance emprunteur',
      ]),
    )
    expect(labels).not.toContain('Nombre de parts')
    expect(labels).not.toContain('Revenu net mensuel du foyer')
    expect(assumptions.map(({ label, origin }) => [label, origin])).toEqual([
      ['Frais de courtage', 'Société'],
      ['Frais de dossier bancaires', 'Société'],
    ])
  })

  test('names the field where each answer is typed', async () => {
    const { answers } = await ask('indicators.monthly_payment')
    expect(answers.find(({ label }) => label === 'Prix du bien')?.name).toBe('property_price')
    const { answers: ofDebt } = await ask('indicators.debt_ratio_before')
    expect(ofDebt.find(({ label }) => label === 'Revenu net mensuel du foyer')?.name).toBe('net_monthly_income')
  })

  test('tells an answer that nobody typed as an assumption', async () => {
    const { answers, assumptions } = await ask('indicators.monthly_payment', {}, { loan_rate: 0.0345 })
    expect(answers.map(({ label }) => label)).not.toContain('Taux du prêt')
    expect(assumptions).toContainEqual({
      label: 'Taux du prêt',
      value: '3,45\u202f%',
      origin: 'Société',
      on: context.asOf,
    })
  })

  test('is told with the three changes that move it most, by real simulations', async () => {
    const { levers } = await ask('indicators.average_effort')
    const effort = (changes: Partial<SolutionConfiguration>) =>
      answerOf(configuration({ seniority: 'new', ...changes })).data.indicators.average_effort
    const longer = Math.round(effort({ loan_duration: 21 }) - effort({}))
    expect(levers).toHaveLength(3)
    expect(levers[0]).toEqual({ change: '+1\u00a0an de prêt', effect: `\u2212${Math.abs(longer)}\u00a0€/mois` })
  })

  test('has no lever for what only the household decides', async () => {
    const { levers } = await ask('indicators.debt_ratio_before')
    expect(levers).toEqual([])
  })
})
