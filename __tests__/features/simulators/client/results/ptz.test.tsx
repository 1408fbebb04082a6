import { screen, within } from '@testing-library/react'
import { simulators } from '#domain'
import { formatEuros } from '#client/ui'
import { PtzResult, PtzSummary } from '../../../../../src/features/simulators/client/ptz/PtzResult'
import { answered, context, drawn, plain } from './support'

const answers: simulators.SimulatorAnswers['ptz'] = {
  operation: 'new_collective',
  property_price: 200_000,
  renovation_price: null,
  n_2_taxable_income: 30_000,
  household_composition: 2,
  has_owner_residence: false,
  is_uninhabitable: false,
  has_disability: false,
  has_mobility_card: false,
  has_disability_card: false,
  has_disabled_adult_rent: false,
  has_handicapped_children_education_rent: false,
  property_right: false,
  other_loans: null,
  loan_rate: null,
  offer_date: null,
}
const answerTo = (changed: Partial<typeof answers> = {}) =>
  answered(simulators.named.ptz({ ...answers, ...changed }, context))

test('the loan is shown to the euro, and each figure of it is explained with the value that is shown', () => {
  const { data, trace } = answerTo()
  const { container, unexplained, count } = drawn(<PtzResult ptz={data} />, trace)
  expect(unexplained).toEqual([])
  // Two a year, besides those of the loan.
  expect(count).toBeGreaterThan(2 * data.yearly_schedule.length + 10)
  expect(container.querySelector('.key-figure-lead')).toHaveTextContent(plain(formatEuros(100_000)))
  expect(data.amount).toBe(100_000)
  expect(container.querySelector('[data-figure="interest_saved"]')).toHaveTextContent(
    plain(formatEuros(data.interest_saved)),
  )
  const years = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(years).toHaveLength(data.deferral_years + data.repayment_years)
  expect(years.at(-1)).toHaveTextContent(plain(formatEuros(0)))
})

test('what stands in the way is said in words, with the income that it is about', () => {
  const { data, trace } = answerTo({ n_2_taxable_income: 120_000, has_owner_residence: true })
  const { container, unexplained } = drawn(<PtzResult ptz={data} />, trace)
  expect(unexplained).toEqual([])
  const region = screen.getByRole('region', { name: 'Pas de prêt à taux zéro' })
  expect(data.obstacles.map(({ criterion }) => criterion)).toEqual(['first_time_buyer', 'income'])
  for (const { message } of data.obstacles) expect(region).toHaveTextContent(plain(message))
  expect(region).toHaveTextContent('Non éligible')
  expect(container.querySelector('[data-figure="amount"]')).toBeNull()
})

test('works that are too small are named', () => {
  const { data, trace } = answerTo({ operation: 'old_with_works', renovation_price: 10_000 })
  const { container } = drawn(<PtzResult ptz={data} />, trace)
  expect(container).toHaveTextContent('Les travaux doivent représenter au moins 25')
})

test('the line that a phone keeps in sight says the amount, or that there is none', () => {
  const { data, trace } = answerTo()
  expect(drawn(<PtzSummary ptz={data} />, trace).container).toHaveTextContent(/^Prêt à taux zéro de 100/)
  const refused = answerTo({ n_2_taxable_income: 120_000 })
  expect(drawn(<PtzSummary ptz={refused.data} />, refused.trace).container).toHaveTextContent('Pas de prêt à taux zéro')
})
