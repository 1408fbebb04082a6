import { render, screen, within } from '@testing-library/react'
import { simulators } from '#domain'
import { formatEuros, formatPercent } from '#client/ui'
import { PinelClosed } from '../../../../../src/features/simulators/client/pinel/PinelClosed'
import { PinelOptimalResult } from '../../../../../src/features/simulators/client/pinel/PinelOptimalResult'
import { PinelReductionResult } from '../../../../../src/features/simulators/client/pinel/PinelReductionResult'
import { usualTerms } from '../../../../../src/features/simulators/client/pinel/pinelTerms'
import { InTheme } from '../../../../support/client/InTheme'
import { answered, context, drawn, plain } from './support'

const terms: simulators.SimulatorAnswers['pinel-optimal'] = {
  municipality: 'montpellier-34000',
  pinel_type: 'pinel',
  pinel_term: 9,
  notary_signature_date: '2022-09-15',
  annual_tax: 5_000,
  other_tax_advantages: null,
}
const purchase = { ...terms, property_price: 250_000, notary_fee: null, surface: 50 }

const optimal = (changed: Partial<typeof terms> = {}) =>
  answered(simulators.named['pinel-optimal']({ ...terms, ...changed }, context))
const reduction = (changed: Partial<typeof purchase> = {}) =>
  answered(simulators.named['pinel-tax-reduction']({ ...purchase, ...changed }, context))

describe('the optimal amount', () => {
  test('is shown to the euro, and each figure is explained with the value that is shown', () => {
    const { data, trace } = optimal()
    const { container, unexplained, count } = drawn(<PinelOptimalResult optimal={data} />, trace)
    expect([unexplained, count]).toEqual([[], 5])
    expect(container.querySelector('.key-figure-lead')).toHaveTextContent(plain(formatEuros(250_000)))
    expect(data.optimal_amount).toBe(250_000)
  })

  test.each([
    [{}, 'tax', 'L’impôt du foyer fixe ce montant'],
    [{ annual_tax: 8_000, other_tax_advantages: 6_000 }, 'advantages_cap', 'Le plafond global des avantages'],
    [{ annual_tax: 20_000 }, 'base_cap', 'Le plafond de la base fixe ce montant'],
    [{ annual_tax: 0 }, 'tax', 'Le foyer n’a pas d’impôt à réduire'],
    [{ other_tax_advantages: 10_000 }, 'advantages_cap', 'atteignent déjà le plafond global'],
  ])('of %j says that %s limits it', (changed, binding, sentence) => {
    const { data, trace } = optimal(changed)
    const { container, unexplained } = drawn(<PinelOptimalResult optimal={data} />, trace)
    expect([data.binding, unexplained]).toEqual([binding, []])
    expect(container).toHaveTextContent(sentence)
  })
})

describe('the reduction of a purchase', () => {
  test('is shown to the euro year by year, and each figure is explained with the value that is shown', () => {
    const { data, trace } = reduction()
    const { container, unexplained, count } = drawn(<PinelReductionResult reduction={data} />, trace)
    expect([unexplained, count]).toEqual([[], 8 + 3 * 9])
    expect(container.querySelector('.key-figure-lead')).toHaveTextContent(plain(formatEuros(data.total_used)))
    expect(container.querySelector('[data-figure="rate"]')).toHaveTextContent(plain(formatPercent(0.18)))
    expect(data.total_reduction).toBe(45_000)
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 9)
  })

  test.each([
    [{}, 'none', 'La réduction porte sur tout le coût'],
    [{ property_price: 350_000, surface: 100 }, 'total', 'plafond de 300 000 €'],
    [{ surface: 40 }, 'per_square_meter', 'plafond de 5 500 € par m²'],
  ])('of %j says why its base is lower than the cost: %s', (changed, limit, sentence) => {
    const { data, trace } = reduction(changed)
    const { container, unexplained } = drawn(<PinelReductionResult reduction={data} />, trace)
    expect([data.base_limit, unexplained]).toEqual([limit, []])
    expect(container).toHaveTextContent(new RegExp(sentence.replaceAll(' ', '\\s')))
  })

  test('that is partly lost says which cap is above it', () => {
    const { data, trace } = reduction({ annual_tax: 3_000 })
    const { container, unexplained } = drawn(<PinelReductionResult reduction={data} />, trace)
    expect([data.total_lost, unexplained]).toEqual([45_000 - 9 * 3_000, []])
    expect(container.querySelector('[data-figure="advantages_cap"]')).toHaveTextContent(
      plain(formatEuros(10_000, { per: 'an' })),
    )
  })
})

describe('the end of the scheme', () => {
  test('is that of the law: its last day is open, the next is refused on the date of the deed', () => {
    const [last, next] = [usualTerms, { notary_signature_date: '2025-01-01' }].map((changed) =>
      simulators.named['pinel-optimal']({ ...terms, ...changed }, context),
    )
    expect(usualTerms).toEqual({ notary_signature_date: '2024-12-31' })
    expect(last?.kind).toBe('calculated')
    expect(next).toMatchObject({ kind: 'refused', errors: { notary_signature_date: expect.any(Array) as unknown } })
  })

  test.each([
    ['2024-12-31', /au plus tard le 31\/12\/2024/],
    ['2025-06-01', /vient trop tard/],
    [null, /au plus tard le 31\/12\/2024/],
  ])('is said of a deed of %s', (deed, sentence) => {
    render(
      <InTheme>
        <PinelClosed deed={deed} />
      </InTheme>,
    )
    const note = screen.getByRole('note')
    expect(note).toHaveTextContent('Dispositif fermé aux actes signés depuis le 01/01/2025')
    expect(note).toHaveTextContent(sentence)
  })
})
