import { formatEuros } from '#client/ui'
import { simulation } from '../../../../support/client/clientFile'
import { simulated } from '../../../../domain/support/examples'
import {
  meetingSentence,
  yearAfterLoan,
} from '../../../../../src/features/clientFile/client/file/meeting/meetingSentence'

const result = simulated({})
const first = result.yearly_report[0]
if (!first) throw new Error('an operation has a first year')
const line = { ...first, principal: 0, interest: 0 }
const repaid = { ...line, principal: 6_000, interest: 3_000 }
const years = [
  { ...repaid, year: 2027 },
  { ...repaid, year: 2028 },
  { ...line, year: 2029 },
]
const figures = {
  loans: result.loans,
  yearly_report: years,
  indicators: { ...result.indicators, net_wealth: 181_400 },
}
const operation = { ...simulation.attributes, surface: 43.2, investment_price: 214_900 }

describe('what is said to a client of their project', () => {
  test('what is bought, for how much, and what is left in the end', () => {
    expect(meetingSentence(operation, 'Montpellier', figures)).toBe(
      'Un bien neuf de 43,2\u00a0m² à Montpellier, pour 214\u202f900\u00a0€. ' +
        'En 2029, prêt et impôts déduits, il vous resterait 181\u202f400\u00a0€.',
    )
  })

  test('the capital that a loan in fine leaves to be repaid', () => {
    const { loans } = simulated({ loan_amortization_type: 'in_fine', loan_duration: 15, duration_to_display: 20 })
    const due = loans[0]?.capital_due
    expect(meetingSentence(operation, 'Montpellier', { ...figures, loans })).toContain(
      `En ${due?.year}, il vous faudrait rembourser ${formatEuros(due?.amount)} de capital. En 2029,`,
    )
  })

  test('shares of a fund are no home', () => {
    expect(meetingSentence({ ...operation, project: 'scpi_shares' }, undefined, figures)).toMatch(
      /^Des parts de SCPI, pour /,
    )
  })

  test('the year after the loan is the first in which nothing is repaid', () => {
    expect(yearAfterLoan(figures)?.year).toBe(2029)
    expect(yearAfterLoan({ yearly_report: years.slice(0, 2) })).toBeUndefined()
    expect(yearAfterLoan({ yearly_report: years.map(({ year }) => ({ ...line, year })) })).toBeUndefined()
  })
})
