import { scpi } from '#domain'
import { answersOfPersona } from './answered'

const empty: scpi.ScoredAnswers = {
  quiz: {},
  objective: {},
  professional_situation: {},
  nb_dependent_children: null,
  age: null,
  wealth: null,
  is_income_known: false,
  is_charge_known: false,
}

test.each(scpi.scoreCodes)('%s: without answers there is no level, and no point', (code) => {
  expect(scpi.scoreOf(code, empty)).toMatchObject({
    code,
    is_complete: false,
    points: null,
    level: null,
    level_label: null,
    components: [],
    sentence: null,
  })
})

test.each([
  ['knowledge-experience', 22],
  ['knowledge-experience-scpi', 14],
  ['ability-to-sustain-loss', 5],
  ['investor-profile', 36],
  ['extra-financial-profile', 1],
] as const)('%s needs %d answers, each named once', (code, count) => {
  const names = scpi.scoreOf(code, empty).missing_fields.map(({ section, field }) => `${section}.${field}`)
  expect(names).toHaveLength(count)
  expect(new Set(names).size).toBe(count)
})

test('what the ability lacks is named by its form', () => {
  expect(scpi.abilityToSustainLoss(empty).missing_fields).toEqual([
    { section: 'income', field: 'monthly_wages_pensions_amount' },
    { section: 'charge', field: 'monthly_current_charges_amount' },
    { section: 'professional_situation', field: 'work_status' },
    { section: 'pp_account', field: 'nb_dependent_children' },
    { section: 'scpi_client', field: 'birthdate' },
  ])
})

test.each([
  ['knowledge-experience', { quiz: { gk_inflation: null } }, 'quiz', 'gk_inflation'],
  ['knowledge-experience', { quiz: { exp_equities_holding: undefined } }, 'quiz', 'exp_equities_holding'],
  ['knowledge-experience', { quiz: { education_level: 'unknown' } }, 'quiz', 'education_level'],
  ['knowledge-experience-scpi', { quiz: { sk_fees: null } }, 'quiz', 'sk_fees'],
  ['knowledge-experience-scpi', { quiz: { scpi_has_sold_shares: null } }, 'quiz', 'scpi_has_sold_shares'],
  ['ability-to-sustain-loss', { age: null }, 'scpi_client', 'birthdate'],
  ['investor-profile', { objective: { premium_investments: [] } }, 'objective', 'premium_investments'],
  ['investor-profile', { objective: { liquidity_need: null } }, 'objective', 'liquidity_need'],
  ['investor-profile', { quiz: { tol_income_drop: null } }, 'quiz', 'tol_income_drop'],
  ['investor-profile', { quiz: { gk_inflation: null } }, 'quiz', 'gk_inflation'],
  ['investor-profile', { nb_dependent_children: null }, 'pp_account', 'nb_dependent_children'],
  ['extra-financial-profile', { quiz: { esg_taxonomy_min: null } }, 'quiz', 'esg_taxonomy_min'],
  ['extra-financial-profile', { quiz: { esg_sustainable_min: null } }, 'quiz', 'esg_sustainable_min'],
] as const)('%s without one answer: %j', (code, changes, section, field) => {
  const score = scpi.scoreOf(code, answersOfPersona('P09', changes))
  expect(score).toMatchObject({ is_complete: false, points: null, level: null, missing_fields: [{ section, field }] })
})

test('not knowing is an answer', () => {
  const score = scpi.knowledgeExperience(answersOfPersona('P02', { quiz: { gk_inflation: 'dont_know' } }))
  expect(score).toMatchObject({ is_complete: true, correct: 7, points: 63 })
})

test('a planned age of retirement is not needed', () => {
  const professional_situation = { work_status: 'no_activity', retirement_age: null }
  expect(scpi.abilityToSustainLoss(answersOfPersona('P01', { professional_situation })).is_complete).toBe(true)
})

test.each([
  [{ is_income_known: false }, ['monthly_wages_pensions_amount']],
  [{ is_charge_known: false }, ['monthly_current_charges_amount']],
])('a part of the budget that was not typed is missing, even where there are entities: %j', (unknown, names) => {
  const { missing_fields } = scpi.abilityToSustainLoss(answersOfPersona('P01', unknown))
  expect(missing_fields.map(({ field }) => field)).toEqual(names)
})
