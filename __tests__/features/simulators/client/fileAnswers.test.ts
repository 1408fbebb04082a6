import { simulatorQuestions } from '#features/simulation/contract'
import { capacityFile } from '../../../../src/features/simulators/client/capacity/capacityFile'
import { pinelFile } from '../../../../src/features/simulators/client/pinel/pinelFile'
import { ptzFile } from '../../../../src/features/simulators/client/ptz/ptzFile'
import { reducedVatFile } from '../../../../src/features/simulators/client/reducedVat/reducedVatFile'
import { definitionOf } from '#contract'
import {
  givenBy,
  unwritten,
  written,
  type FileContents,
} from '../../../../src/features/simulators/client/shell/fileAnswers'

const alone: FileContents = {
  income: { net_monthly_income: 3_200, net_other_income: 0 },
  companion: null,
  charge: { monthly_rent: 800, alimony: 100 },
  tax: { annual_tax: 4_200, credit_tax_used: 500 },
  currentLoans: [
    { monthly_credit: 220, end_date: '2028-06-30' },
    { monthly_credit: 90, end_date: '2020-06-30' },
  ],
  ptz: { n_2_taxable_income: 31_000, household_composition: 3 },
  simulation: {
    project: 'pinel',
    seniority: 'old',
    municipality: 'nantes-44000',
    investment_price: 210_000,
    notary_fee: 6_000,
    surface: 52,
    pinel_type: 'pinel_plus',
    pinel_term: 9,
    loan_duration: 20,
    contribution: 10_000,
  },
  today: '2026-07-01',
}
const couple: FileContents = { ...alone, companion: { net_monthly_income: 1_000 } }

const all = [
  ['ptz', simulatorQuestions.ptzSimulation, ptzFile],
  ['pinel-optimal', simulatorQuestions.pinelOptimal, pinelFile],
  ['pinel-tax-reduction', simulatorQuestions.pinelTaxReduction, pinelFile],
  ['reduced-tva', simulatorQuestions.reducedVat, reducedVatFile],
  ['investment-capacity', simulatorQuestions.investmentCapacity, capacityFile],
] as const

test.each(all)(
  '%s takes of a file only what it asks, and writes back only where the file has a field',
  (_name, asked, file) => {
    const given = givenBy(asked, file, alone)
    expect(Object.keys(asked.fields)).toEqual(expect.arrayContaining(Object.keys(given)))
    expect(given['municipality']).toBe('nantes-44000')
    for (const { type, name } of Object.values(file.places(alone)))
      expect(definitionOf(type).fields).toHaveProperty(name)
  },
)

test('the zero-rate loan takes its home from the project, and writes it there', () => {
  const given = givenBy(simulatorQuestions.ptzSimulation, ptzFile, alone)
  expect(given).toEqual({
    municipality: 'nantes-44000',
    operation: 'old_with_works',
    property_price: 210_000,
    n_2_taxable_income: 31_000,
    household_composition: 3,
  })
  expect(written(ptzFile, alone, { ...given, offer_date: '2026-09-01' })).toEqual([
    { type: 'ptz', attributes: { operation: 'old_with_works', n_2_taxable_income: 31_000, household_composition: 3 } },
    { type: 'simulation', attributes: { municipality: 'nantes-44000', investment_price: 210_000 } },
  ])
  expect(unwritten(simulatorQuestions.ptzSimulation, ptzFile, alone, { offer_date: '2026-09-01' })).toEqual([
    'Date de l’offre de prêt',
  ])
})

test('Pinel takes the tax and the advantages used, and leaves the price to the simulator that asks it', () => {
  const given = givenBy(simulatorQuestions.pinelOptimal, pinelFile, alone)
  expect(given).toEqual({
    municipality: 'nantes-44000',
    pinel_type: 'pinel_plus',
    pinel_term: 9,
    annual_tax: 4_200,
    other_tax_advantages: 500,
  })
  expect(written(pinelFile, alone, { other_tax_advantages: 700 })).toEqual([
    { type: 'tax', attributes: { credit_tax_used: 700 } },
  ])
  expect(givenBy(simulatorQuestions.pinelTaxReduction, pinelFile, alone)).toMatchObject({
    property_price: 210_000,
    notary_fee: 6_000,
    surface: 52,
  })
})

test('the reduced VAT knows from the project whether one will live there; the file keeps no answer to that', () => {
  const { reducedVat } = simulatorQuestions
  expect(givenBy(reducedVat, reducedVatFile, alone)['is_main_residence']).toBe(false)
  const { project: _none, ...simulation } = alone.simulation
  expect(givenBy(reducedVat, reducedVatFile, { ...alone, simulation })).not.toHaveProperty('is_main_residence')
  expect(unwritten(reducedVat, reducedVatFile, alone, { is_main_residence: true, surface: 40 })).toEqual([
    'Résidence principale de l’acquéreur',
  ])
})

test('the capacity counts the loans that still run, and writes an income only where one person alone earns it', () => {
  expect(givenBy(simulatorQuestions.investmentCapacity, capacityFile, couple)).toMatchObject({
    net_monthly_income: 4_200,
    monthly_loan_payment: 220,
    monthly_rent: 800,
    loan_duration: 20,
  })
  const tried = { net_monthly_income: 5_000, monthly_loan_payment: 300 }
  expect(written(capacityFile, alone, tried)).toEqual([{ type: 'income', attributes: { net_monthly_income: 5_000 } }])
  expect(written(capacityFile, couple, tried)).toEqual([])
  expect(unwritten(simulatorQuestions.investmentCapacity, capacityFile, couple, tried)).toHaveLength(2)
})
