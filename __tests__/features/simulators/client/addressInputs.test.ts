import { checkComplete } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import {
  answersAddress,
  readInputs,
  writtenInputs,
} from '../../../../src/features/simulators/client/shell/addressInputs'

const ptz = simulatorQuestions.ptzSimulation
const answers = {
  municipality: 'nantes-44000',
  operation: 'old_with_works',
  property_price: 210_000.5,
  loan_rate: 0.0345,
  household_composition: 3,
  has_owner_residence: false,
  property_right: true,
  offer_date: '2026-09-01',
}

test('an address says the answers and gives them back, without those left empty and without what nobody asks', () => {
  const written = writtenInputs(ptz, { ...answers, renovation_price: null, n_2_taxable_income: '', client: 'Vasseur' })
  expect(readInputs(ptz, written)).toEqual(answers)
  expect(written.has('renovation_price')).toBe(false)
  expect(written.has('client')).toBe(false)
  expect(answersAddress({ address: '/simulateurs/x' }, ptz, {})).toBe('/simulateurs/x')
})

test('a choice among numbers is read as a number', () => {
  expect(readInputs(simulatorQuestions.pinelOptimal, new URLSearchParams('pinel_term=9'))).toEqual({ pinel_term: 9 })
})

test('an impossible value stays the text that it is, and the form marks it', () => {
  const read = readInputs(
    ptz,
    new URLSearchParams('property_price=beaucoup&operation=castle&has_disability=peut-etre&household_composition=99'),
  )
  expect(read).toEqual({
    property_price: 'beaucoup',
    operation: 'castle',
    has_disability: 'peut-etre',
    household_composition: 99,
  })
  const checked = checkComplete(ptz, read)
  expect(checked.valid ? [] : Object.keys(checked.errors)).toEqual(
    expect.arrayContaining(['property_price', 'operation', 'has_disability', 'household_composition']),
  )
})
