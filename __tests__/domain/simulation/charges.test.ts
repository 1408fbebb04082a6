import { chargesOf } from '../../../src/domain/simulation/charges'
import { configuration, defaults } from '../support/examples'

const keysOf = (charges: readonly { key: string }[]) => charges.map(({ key }) => key)

describe('charges of the property', () => {
  test('the firm’s usual ones follow the rent', () => {
    const charges = chargesOf(configuration(), defaults, 700, '2026-11-20')
    expect(charges.map(({ key, amount }) => [key, amount])).toEqual([
      ['condominium_fee', 672],
      ['property_tax', 756],
      ['rental_management', 588],
      ['unpaid_rent_insurance', 210],
      ['owner_insurance', 120],
    ])
  })

  test('a charge typed with the name of a usual one replaces it, another one is added', () => {
    const typed = [
      { label: 'taxe fonciere ', amount: 1_100 },
      { label: 'CFE', amount: 250 },
    ]
    const charges = chargesOf(configuration({ simulation_charges: typed }), defaults, 700, '2026-11-20')
    expect(charges.filter(({ key }) => key === 'property_tax')).toMatchObject([{ amount: 1_100, origin: 'file' }])
    expect(charges.at(-1)).toMatchObject({ label: 'CFE', amount: 250, origin: 'file' })
  })

  test('a new dwelling pays no property tax the year of its completion and the two after (CGI art. 1383)', () => {
    const tax = chargesOf(configuration({ seniority: 'new' }), defaults, 700, '2026-11-20').find(
      ({ key }) => key === 'property_tax',
    )
    expect(tax?.dueFrom).toBe(2029)
  })

  test('bookkeeping is counted only when the household takes it', () => {
    expect(keysOf(chargesOf(configuration(), defaults, 700, '2026-11-20'))).not.toContain('budget_monitoring')
    const taken = chargesOf(configuration({ budget_monitoring: true }), defaults, 700, '2026-11-20')
    expect(taken.find(({ key }) => key === 'budget_monitoring')).toMatchObject({ amount: 400, isPropertyCharge: false })
  })
})
