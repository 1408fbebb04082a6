import { scpi } from '#domain'
import { answersOf } from '../../support/scpi/personas'
import { answersOfPersona } from './answered'

type Input = Parameters<typeof scpi.contradictions>[0]
type Changes = Partial<Omit<Input, 'answers'>> & { answers?: Parameters<typeof answersOfPersona>[1] }

/** Codes of the contradictions of P01, who has none, with some answers changed. */
function found({ answers, ...changes }: Changes): string[] {
  const input: Input = {
    answers: answersOfPersona('P01', answers),
    fiscality: {},
    charge: {},
    income: {},
    financial_asset: {},
    non_financial_asset: {},
    financial_situation: {},
    pp_account: {},
    children_count: 0,
    asOf: '2026-11-20',
    ...changes,
  }
  return scpi.contradictions(input).map(({ code }) => code)
}

const objective = (values: scpi.Values): Changes => ({ answers: { objective: values } })
const work = (work_status: string, age: number): Changes => ({
  answers: { age, professional_situation: { work_status } },
})
const taxed = (tmi_rate: number | null, taxable: number, fiscal_part: number, others: scpi.Values = {}): Changes => ({
  charge: { tmi_rate },
  fiscality: { taxable_income_amount: taxable, fiscal_part, ...others },
})
const estate = (wealth: Partial<scpi.Wealth>, ifi_liable: boolean | null): Changes => ({
  answers: { wealth },
  fiscality: { ifi_liable },
})
const equities = (holding: string, held: boolean | null, pea: number | null): Changes => ({
  answers: { quiz: { exp_equities_holding: holding, exp_equities_currently_held: held } },
  financial_asset: { securities_account_amount: 0, pea_account_amount: pea, peapme_account_amount: 0 },
})
const held = (scpi_operations_count: string, scpi_amount: number | null, scpi_assets = 0): Changes => ({
  answers: { quiz: { scpi_operations_count }, wealth: { scpi_assets } },
  financial_asset: { scpi_amount },
})
const noLetting = {
  real_estate_other_without_defisc_amount: 0,
  real_estate_other_with_defisc_amount: 0,
  real_estate_various_amount: 0,
  sci_amount: 0,
}
const rents = (revenue: number, scpi_amount: number | null, letting: scpi.Values = noLetting): Changes => ({
  income: { monthly_real_estate_revenue_amount: revenue },
  financial_asset: { scpi_amount },
  non_financial_asset: letting,
})
const housing = (rent: number, free: boolean | null, home: number | null): Changes => ({
  charge: { monthly_rent_amount: rent, free_of_charge_housing: free },
  non_financial_asset: { real_estate_home_amount: home },
})
const children = (nb: number | null, dependent: number, list: number, household: number | null = null): Changes => ({
  answers: { nb_dependent_children: dependent },
  pp_account: { nb_children: nb, nb_people_legal_family: household },
  children_count: list,
})
const inFinance = (work_sector: string, letters: string): Changes => ({
  answers: { professional_situation: { work_sector }, quiz: answersOf(scpi.generalQuestions, letters) },
})
const saving = (monthly_saving_amount: number | null, is_income_known = true): Changes => ({
  answers: { is_income_known },
  financial_situation: { monthly_saving_amount },
})

test.each([
  ['COH-01', objective({ investment_risk: 'no_risk', max_loss_accepted: 'lte_25' })],
  ['COH-01', objective({ investment_risk: 'no_risk', max_loss_accepted: 'lte_100' })],
  ['COH-02', objective({ investment_risk: 'very_high', max_loss_accepted: 'none' })],
  ['COH-03', objective({ investment_duration: 'gt_15y', liquidity_need: 'anytime' })],
  ['COH-04', objective({ premium_investments: ['capital_preservation'], investment_risk: 'moderate' })],
  ['COH-05', held('none', 1)],
  ['COH-05', held('1_2', 0)],
  ['COH-06', equities('gt_5y', true, 0)],
  ['COH-07', children(2, 3, 2)],
  ['COH-07', children(2, 2, 1)],
  ['COH-07', children(1, 3, 1, 3)],
  ['COH-08', work('retirement', 49)],
  ['COH-08', work('independent', 71)],
  ['COH-09', housing(1, true, 1)],
  ['COH-10', taxed(0.3, 25_000, 1)],
  ['COH-10', taxed(0.11, 60_000, 1)],
  // 1,800 are left of 4,000.
  ['COH-11', saving(1_800.01)],
  ['COH-12', estate({ real_estate_gross: 1_300_001 }, false)],
  ['COH-12', estate({ real_estate_gross: 1_000_000, scpi_assets: 300_001 }, false)],
  ['COH-13', rents(1, 0)],
  ['COH-14', inFinance('finance_insurance', 'aba-----')],
])('%s is told: %j', (code, changes) => {
  expect(found(changes)).toEqual([code])
})

test.each([
  ['COH-01', objective({ investment_risk: 'no_risk', max_loss_accepted: 'lte_10' })],
  ['COH-01', objective({ investment_risk: 'no_risk', max_loss_accepted: null })],
  ['COH-02', objective({ investment_risk: 'high', max_loss_accepted: 'lte_10' })],
  ['COH-03', objective({ investment_duration: '8y_10y', liquidity_need: 'anytime' })],
  ['COH-04', objective({ premium_investments: ['transmission', 'capital_preservation'] })],
  ['COH-04', objective({ premium_investments: ['capital_preservation'], investment_risk: 'low' })],
  ['COH-05', held('none', 0)],
  ['COH-05', held('none', null)],
  ['COH-05', held('1_2', null)],
  ['COH-05, the SCPI being joint', held('1_2', 0, 5_000)],
  ['COH-05, those of the spouse', held('none', 0, 5_000)],
  ['COH-06', equities('never', true, 0)],
  ['COH-06', equities('gt_5y', false, 0)],
  ['COH-06', equities('gt_5y', null, 0)],
  ['COH-06', equities('gt_5y', true, 10)],
  ['COH-06', equities('gt_5y', true, null)],
  ['COH-07', children(2, 2, 2)],
  ['COH-07', children(null, 3, 2)],
  ['COH-07, two others at charge', children(1, 3, 1, 4)],
  ['COH-08', work('retirement', 50)],
  ['COH-08', work('independent', 70)],
  ['COH-08', work('retirement', 79)],
  ['COH-09', housing(0, true, 1)],
  ['COH-09', housing(1, false, 1)],
  ['COH-09', housing(1, null, 1)],
  ['COH-09', housing(1, true, null)],
  ['COH-10', taxed(0.11, 25_000, 1)],
  ['COH-10, by the parts', taxed(0.11, 50_000, 2)],
  ['COH-10', taxed(null, 25_000, 1)],
  ['COH-10, not a resident', taxed(0.3, 25_000, 1, { fiscal_type: 'non_resident_eea' })],
  ['COH-11', saving(1_800)],
  ['COH-11', saving(null)],
  ['COH-11, no budget', saving(5_000, false)],
  ['COH-12', estate({ real_estate_gross: 1_300_000 }, false)],
  ['COH-12', estate({ real_estate_gross: 2_000_000 }, true)],
  ['COH-12', estate({ real_estate_gross: 2_000_000 }, null)],
  ['COH-12, 30 % off the home', estate({ real_estate_gross: 1_800_000, home: 1_800_000 }, false)],
  ['COH-12, net of its loans', estate({ real_estate_gross: 1_500_000, real_estate_debts: 200_000 }, false)],
  ['COH-13', rents(0, 0)],
  ['COH-13', { ...rents(1, 1), answers: { quiz: { scpi_operations_count: '1_2' } } }],
  ['COH-13', rents(1, null)],
  ['COH-13', rents(1, 0, { ...noLetting, sci_amount: 1 })],
  ['COH-13', rents(1, 0, { ...noLetting, sci_amount: null })],
  ['COH-14', inFinance('finance_insurance', 'abab----')],
  ['COH-14', inFinance('trade', '--------')],
])('%s is not: %j', (_, changes) => {
  expect(found(changes)).toEqual([])
})

test('a test with a question unanswered contradicts nothing', () => {
  const changes = inFinance('finance_insurance', '--------')
  expect(found({ answers: { ...changes.answers, quiz: { ...changes.answers?.quiz, gk_inflation: null } } })).toEqual([])
})

test('several are told in their order, each with the answers to look at', () => {
  const answers = answersOfPersona('P01', {
    age: 45,
    professional_situation: { work_status: 'retirement' },
    objective: { investment_duration: 'gt_15y', liquidity_need: 'anytime' },
  })
  const told = scpi.contradictions({
    answers,
    fiscality: {},
    charge: {},
    income: {},
    financial_asset: {},
    non_financial_asset: {},
    financial_situation: {},
    pp_account: {},
    children_count: 0,
    asOf: '2026-11-20',
  })
  expect(told).toEqual([
    {
      code: 'COH-03',
      message: 'Horizon long mais besoin de l’argent à tout moment.',
      fields: [
        { section: 'objective', field: 'investment_duration' },
        { section: 'objective', field: 'liquidity_need' },
      ],
    },
    {
      code: 'COH-08',
      message: 'Statut professionnel et âge inhabituels.',
      fields: [
        { section: 'professional_situation', field: 'work_status' },
        { section: 'scpi_client', field: 'birthdate' },
      ],
    },
  ])
})
