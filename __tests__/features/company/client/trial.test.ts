import { simulate } from '#domain'
import { loanSettings } from '#features/simulation/contract'
import { exampleOperation } from '../../../../src/features/company/client/assumptions/trial/exampleOperation'
import {
  firmAssumptions,
  triedAssumptions,
} from '../../../../src/features/company/client/assumptions/trial/firmAssumptions'
import { defaultFirmAssumptions } from '../../../../src/features/simulation/server/operations/defaultFirmAssumptions'

const held = { ...defaultFirmAssumptions }
const shown = { values: held, original: held }

/** What the example costs a month on average, euros. */
function effortWith(typed: object, years: number): number {
  const firm = triedAssumptions(loanSettings, { ...typed }, shown)
  const operation = firm && exampleOperation(firm, years, '2026-11-20')
  if (!operation) throw new Error('the example cannot be calculated')
  const result = simulate(operation.configuration, operation.context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.indicators.average_effort
}

test('a dearer loan costs the example more, and nobody whose loan has another rate', () => {
  const rates = held.loan_rates
  const dearer = { loan_rates: { ...rates, 25: 0.042 } }
  expect(effortWith(dearer, 22) - effortWith({}, 22)).toBeGreaterThan(50)
  expect(effortWith(dearer, 20)).toBe(effortWith({}, 20))
})

test('a value that is taken out is ours again', () => {
  const set = { values: { ...held, loan_insurance_rate: 0.005 }, original: held }
  expect(firmAssumptions(set.values)?.loan_insurance_rate).toBe(0.005)
  expect(triedAssumptions(loanSettings, { loan_insurance_rate: null }, set)?.loan_insurance_rate).toBe(
    held.loan_insurance_rate,
  )
})

test('nothing is tried while a value is wrong', () => {
  expect(triedAssumptions(loanSettings, { loan_insurance_rate: 4 }, shown)).toBeUndefined()
})
