import { notaryFee } from '#domain'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import { messages, type Attributes } from '#contract'
import { guarantyFee } from '../../../../src/domain/mechanisms/guarantyFee'
import { solutionPayload } from '../../../../src/features/clientFile/contract/solution/payload'
import type { SolutionSections } from '../../../../src/features/clientFile/client/calculation/sections'
import { charge, currentLoan, FILE, income, simulation, tax } from '../../../support/client/clientFile'

const TODAY = '2026-11-20'
const firm: Partial<Attributes<'simulation_configuration'>> = {
  loan_rates: { 10: 0.029, 15: 0.031, 20: 0.033, 25: 0.035, 30: 0.038 },
  loan_insurance_rate: 0.0034,
  loan_application_fee: 1_000,
  brokerage_fee: 1_500,
  yearly_rent_revaluation_rate: 0.01,
}
const sections: SolutionSections = {
  clientFile: FILE,
  household: [],
  income: income.attributes,
  companion: null,
  tax: tax.attributes,
  charge: charge.attributes,
  currentLoans: [currentLoan.attributes],
  simulation: simulation.attributes,
  simulationCharges: [],
  simulationLoans: [],
}
const withSimulation = (attributes: SolutionSections['simulation']): SolutionSections => ({
  ...sections,
  simulation: { ...sections.simulation, ...attributes },
})
const payloadOf = (from: SolutionSections) => solutionPayload(from, firm, TODAY)

test('the example file gives a configuration that the contract accepts, with the file for the household', () => {
  const { configuration } = payloadOf(sections)
  expect(checkSolutionConfiguration(configuration)).toMatchObject({
    valid: true,
    attributes: {
      clientFile: FILE,
      configuration: {
        project: 'lmnp_amortissement',
        property_price: 210_000,
        contribution: 10_000,
        annual_tax: 4_200,
        fiscal_part: 1,
        alimony: 100,
        monthly_rent: 800,
      },
    },
  })
})

describe('the household', () => {
  test('its income is the client’s, the companion’s and the other incomes, rents apart', () => {
    const couple = {
      ...sections,
      companion: { net_monthly_income: 2_500.4 },
      income: { ...sections.income, net_rental_income: 700 },
    }
    expect(payloadOf(couple).configuration['net_monthly_income']).toBe(3_200 + 150 + 2_500.4)
  })

  test('without the client’s income, it is asked for', () => {
    const { configuration } = payloadOf({ ...sections, income: { ...sections.income, net_monthly_income: null } })
    expect(checkSolutionConfiguration(configuration)).toEqual({
      valid: false,
      errors: { net_monthly_income: [messages.required] },
    })
  })

  test('a loan that ends today still counts, one that ended yesterday does not', () => {
    const loans = [
      { monthly_credit: 220, end_date: '2026-11-20' },
      { monthly_credit: 90, end_date: '2026-11-19' },
      { monthly_credit: 40.5, end_date: null },
      { monthly_credit: null, end_date: '2030-01-31' },
    ]
    expect(payloadOf({ ...sections, currentLoans: loans }).configuration['monthly_loan_payment']).toBe(260.5)
  })
})

describe('what is left empty', () => {
  test('takes the usual durations, the firm’s rates, and fees estimated for the deed', () => {
    const notary = Math.round(notaryFee(210_000, { seniority: 'new', on: TODAY, department: '34' }).total)
    expect(payloadOf(sections).defaults).toEqual({
      loan_duration: 20,
      // Specification §9, whatever the loan.
      duration_to_display: 20,
      loan_rate: 0.033,
      insurance_rate: 0.0034,
      yearly_rent_revaluation_rate: 0.01,
      loan_application_fee: 1_000,
      brokerage_fee: 1_500,
      notary_fee: notary,
      // 1.5 % of what is borrowed: price, notary and bank fees, less the contribution.
      guaranty_fee: Math.round((210_000 + notary + 2_500 - 10_000) * 0.015),
    })
  })

  test('the firm’s own fees are not sent: the server takes them, and says whose they are', () => {
    expect(Object.keys(payloadOf(sections).configuration)).not.toEqual(expect.arrayContaining(['loan_application_fee']))
    expect(payloadOf(withSimulation({ loan_application_fee: 700 })).configuration['loan_application_fee']).toBe(700)
  })

  test('the rate follows the duration that is typed: the first one at or above it', () => {
    expect(payloadOf(withSimulation({ loan_duration: 22 })).configuration).toMatchObject({
      loan_duration: 22,
      loan_rate: 0.035,
    })
  })

  test('what is typed is never replaced, not even by zero', () => {
    const { configuration, defaults } = payloadOf(
      withSimulation({
        notary_fee: 0,
        guaranty_fee: 0,
        loan_rate: 0,
        insurance_rate: 0,
        loan_duration: 15,
        duration_to_display: 12,
        yearly_rent_revaluation_rate: 0,
      }),
    )
    expect(configuration).toMatchObject({
      notary_fee: 0,
      guaranty_fee: 0,
      loan_rate: 0,
      insurance_rate: 0,
      loan_duration: 15,
      duration_to_display: 12,
      yearly_rent_revaluation_rate: 0,
    })
    expect(Object.keys(defaults).sort()).toEqual(['brokerage_fee', 'loan_application_fee'])
  })

  // 210,000 ÷ 1.1 × 0.71498 % = 1,364.96 of duties instead of 210,000 ÷ 1.2 × 0.71498 % = 1,251.22 (CGI art. 279-0 bis A).
  test('a new intermediate home holds VAT at 10 %: its duties are due on a higher price without VAT', () => {
    const feeOf = (project: 'lli' | 'long_term_rental') =>
      payloadOf(withSimulation({ project, seniority: 'new' })).defaults.notary_fee ?? 0
    expect(feeOf('lli') - feeOf('long_term_rental')).toBe(114)
  })

  test('an existing home costs more at the notary’s, by the rates of its department on the day of the deed', () => {
    const feeOf = (attributes: SolutionSections['simulation']) =>
      payloadOf(withSimulation(attributes)).defaults.notary_fee
    const on = '2024-06-30'
    expect(feeOf({ seniority: 'old', notary_signature_date: on, municipality: 'chateauroux-36000' })).toBe(
      Math.round(notaryFee(210_000, { seniority: 'old', on, department: '36' }).total),
    )
    expect(feeOf({ seniority: 'old', notary_signature_date: on, municipality: 'montpellier-34000' })).toBe(
      Math.round(notaryFee(210_000, { seniority: 'old', on, department: '34' }).total),
    )
  })

  test.each([null, Number.NaN])('without a price (%p), the price alone is asked for', (price) => {
    const checked = checkSolutionConfiguration(payloadOf(withSimulation({ investment_price: price })).configuration)
    expect(checked.valid ? [] : Object.keys(checked.errors)).toEqual(['property_price'])
  })

  test('the guarantee is estimated by its kind', () => {
    const of = (kind: Attributes<'simulation'>['guarantee_kind']) =>
      payloadOf(withSimulation({ notary_fee: 0, guarantee_kind: kind })).defaults.guaranty_fee
    const borrowed = 210_000 + 2_500 - 10_000
    expect([of('caution'), of('mortgage')]).toEqual(
      [guarantyFee(borrowed, TODAY, 'caution'), guarantyFee(borrowed, TODAY, 'mortgage')].map(Math.round),
    )
    expect(of('caution')).not.toBe(of('mortgage'))
  })

  test('a rent left empty is not sent: the market’s is taken', () => {
    expect(payloadOf(sections).configuration).not.toHaveProperty('suggested_rent')
  })
})

describe('works', () => {
  const works = (attributes: SolutionSections['simulation']) =>
    payloadOf(withSimulation({ renovation_price: 60_000, ...attributes })).configuration['renovation_price']

  test('typed for a scheme count for nothing in the new home of another', () => {
    expect(works({ project: 'lmnp_amortissement', seniority: 'new' })).toBeUndefined()
  })

  test('count in a scheme that is about works, and in an existing home', () => {
    expect(works({ project: 'land_deficit', seniority: 'new' })).toBe(60_000)
    expect(works({ project: 'lmnp_amortissement', seniority: 'old' })).toBe(60_000)
  })

  test('that do not count add nothing to the fees', () => {
    const feeOf = (attributes: SolutionSections['simulation']) =>
      payloadOf(withSimulation(attributes)).defaults.guaranty_fee
    expect(feeOf({ renovation_price: 60_000 })).toBe(feeOf({}))
  })
})

test('the loans of the plan that are complete go with it, in their own words', () => {
  const loan = {
    kind: 'ptz',
    amount: 40_000,
    rate: 0,
    duration: 240,
    delay_type: 'partial',
    delay_duration: 120,
  } as const
  const { configuration } = payloadOf({ ...sections, simulationLoans: [loan, { kind: 'employer', amount: 20_000 }] })
  expect(configuration['planned_loans']).toMatchObject([loan])
  const checked = checkSolutionConfiguration(configuration)
  expect(checked.valid && checked.attributes.configuration.planned_loans).toEqual([loan])
})

test('the charges of the property are the lines that are complete', () => {
  const lines = [
    { label: 'Copropriété', amount: 600 },
    { label: 'Ascenseur', amount: null },
    { label: null, amount: 50 },
  ]
  expect(payloadOf({ ...sections, simulationCharges: lines }).configuration['simulation_charges']).toEqual([
    { label: 'Copropriété', amount: 600 },
  ])
})

test('the monthly payment of the new loan is not taken for that of the current ones', () => {
  expect(payloadOf(withSimulation({ monthly_loan_payment: 1_100 })).configuration['monthly_loan_payment']).toBe(220)
})
