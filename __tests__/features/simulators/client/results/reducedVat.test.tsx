import { screen, within } from '@testing-library/react'
import { simulators } from '#domain'
import { formatEuros } from '#client/ui'
import { ReducedVatResult } from '../../../../../src/features/simulators/client/reducedVat/ReducedVatResult'
import { answered, context, drawn, plain } from './support'

const answers: simulators.SimulatorAnswers['reduced-tva'] = {
  perimeter: 'inside',
  is_main_residence: true,
  household_composition: 2,
  n_2_taxable_income: 38_000,
  property_price: 240_000,
  surface: null,
  price_ceiling: null,
  notary_signature_date: null,
}
const answerTo = (changed: Partial<typeof answers> = {}) =>
  answered(simulators.named['reduced-tva']({ ...answers, ...changed }, context))

test('both prices and the gain are shown to the euro, and each figure is explained with the value that is shown', () => {
  const { data, trace } = answerTo()
  const { container, unexplained, count } = drawn(<ReducedVatResult vat={data} />, trace)
  expect([unexplained, count]).toEqual([[], 5 + data.clawback.length])
  expect(container.querySelector('.key-figure-lead')).toHaveTextContent(plain(formatEuros(29_000)))
  expect(container.querySelector('[data-figure="price_at_reduced_rate"]')).toHaveTextContent(
    plain(formatEuros(211_000)),
  )
  expect(container.querySelector('[data-figure="price_at_normal_rate"]')).toHaveTextContent(plain(formatEuros(240_000)))
  const years = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(years.map((row) => row.querySelector('[data-figure]')?.textContent.split(',')[0])).toEqual(
    data.clawback.map(({ amount }) => formatEuros(amount)),
  )
})

test('what could not be checked is said, and no more once it is', () => {
  const open = answerTo()
  drawn(<ReducedVatResult vat={open.data} />, open.trace)
  expect(screen.getByRole('note')).toHaveTextContent('n’a pas été contrôlé')
  const whole = answerTo({ surface: 60, price_ceiling: 4_500 })
  expect(whole.data.to_check).toEqual([])
})

test.each([
  [{ perimeter: 'outside' as const }, 'perimeter'],
  [{ is_main_residence: false }, 'main_residence'],
  [{ n_2_taxable_income: 90_000 }, 'income'],
  [{ surface: 40, price_ceiling: 3_000 }, 'price'],
])('%j is refused in words: %s', (changed, criterion) => {
  const { data, trace } = answerTo(changed)
  const { container, unexplained } = drawn(<ReducedVatResult vat={data} />, trace)
  expect([data.obstacles.map((obstacle) => obstacle.criterion), unexplained]).toEqual([[criterion], []])
  expect(screen.getByRole('region')).toHaveTextContent(/Non éligible/)
  expect(container.querySelector('.simulator-refusals')).toHaveTextContent(plain(data.obstacles[0]?.message ?? ''))
  expect(container.querySelector('[data-figure="saving"]')).toBeNull()
})
