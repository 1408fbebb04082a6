import { scpi } from '#domain'
import { PERSONA_DAY, personaNamed, personas, scoredAnswers } from '../../support/scpi/personas'

/** What is asked of a score, in the shape of what is expected. */
function summaryOf(score: ReturnType<typeof scpi.scoreOf>) {
  const { points, level, caps, components } = score
  const withPoints = components.filter((component) => component.points !== null)
  const withLevel = components.filter((component) => component.level !== null)
  return {
    ...score,
    points,
    level,
    caps: caps.map(({ code }) => code),
    components: Object.fromEntries(withPoints.map((component) => [component.code, component.points])),
    levels: Object.fromEntries(withLevel.map((component) => [component.code, component.level])),
  }
}

const rows = personas.flatMap((persona) => scpi.scoreCodes.map((code) => [persona.id, code, persona] as const))

test.each(rows)('%s: %s', (_, code, persona) => {
  expect(summaryOf(scpi.scoreOf(code, scoredAnswers(persona)))).toMatchObject(persona.expected[code])
})

test.each(personas.map((persona) => [persona.id, persona] as const))('%s explains every line', (_, persona) => {
  const components = scpi.scoreCodes.flatMap((code) => scpi.scoreOf(code, scoredAnswers(persona)).components)
  expect(components.length).toBeGreaterThanOrEqual(22)
  for (const { explanation } of components) expect(explanation).toMatch(/^[A-ZÀÉ«\d].{8,}/)
})

test.each([
  ['P01', 0.45, 0.225, 10.91, 70_000, 70_000],
  ['P02', 0.4444, 0, 30, 520_000, 210_000],
  ['P03', 0.3333, 0, 30, 350_000, 40_000],
  ['P04', 0.1429, 0.3214, 2, 3_000, 3_000],
  ['P05', 0.3667, 0.1736, 18.95, 2_600_000, 1_700_000],
  ['P06', 0.3538, 0.2462, 7.14, 260_000, 120_000],
  ['P07', 0.1207, 0.431, 1.96, 60_000, 9_000],
  ['P08', 0.3333, 0, 60.71, 310_000, 150_000],
  ['P09', 0.2407, 0.3333, 6.83, 48_000, 48_000],
  ['P10', 0.2308, 0.2653, 10, 780_000, 430_000],
])('%s: ratios of the budget, net worth with and without the home', (id, saving, debt, months, net, exclHome) => {
  const { wealth } = scoredAnswers(personaNamed(id))
  expect(wealth?.saving_ratio).toBeCloseTo(saving, 4)
  expect(wealth?.debt_ratio).toBeCloseTo(debt, 4)
  expect(wealth?.precaution_months).toBeCloseTo(months, 2)
  expect(wealth).toMatchObject({ net_worth: net, net_worth_excl_home: exclHome })
})

test('the answers of the personas do not contradict each other', () => {
  const found = personas.flatMap((persona) => {
    const { income, charge, financial_asset, non_financial_asset } = persona.entity
    return scpi
      .contradictions({
        answers: scoredAnswers(persona),
        fiscality: {},
        charge,
        income,
        financial_asset,
        non_financial_asset,
        financial_situation: persona.financial_situation,
        pp_account: { nb_children: persona.nb_dependent_children },
        children_count: persona.nb_dependent_children,
        asOf: PERSONA_DAY,
      })
      .map(({ code }) => `${persona.id} ${code}`)
  })
  expect(found).toEqual([])
})
