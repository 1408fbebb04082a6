import { chargesOf } from '../../../src/domain/simulation/charges'
import type { SolutionConfiguration } from '#domain'
import type { Letting } from '../../../src/domain/simulation/localTaxes'
import { configuration, context, defaults, simulated } from '../support/examples'

const letting = { scheme: { letting: 'unfurnished' }, monthlyRent: 700, deliveryDate: '2026-11-20' } as const
/** A firm that counts the property tax alone, and no growth of charges. */
const onlyPropertyTax = {
  ...defaults,
  monthly_condominium_fee_rate: 0,
  rental_management_rate: 0,
  unpaid_rent_insurance_rate: 0,
  annual_owner_insurance_fee: 0,
  yearly_charge_revaluation_rate: 0,
}
const keysOf = (charges: readonly { key: string }[]) => charges.map(({ key }) => key)

describe('charges of the property', () => {
  test('the firm’s usual ones follow the rent', () => {
    const charges = chargesOf(configuration(), defaults, letting)
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
    const charges = chargesOf(configuration({ simulation_charges: typed }), defaults, letting)
    expect(charges.filter(({ key }) => key === 'property_tax')).toMatchObject([{ amount: 1_100, origin: 'file' }])
    expect(charges.at(-1)).toMatchObject({ label: 'CFE', amount: 250, origin: 'file' })
  })

  test('a new dwelling pays no property tax the year of its completion and the two after (CGI art. 1383)', () => {
    const tax = chargesOf(configuration({ seniority: 'new' }), defaults, letting).find(
      ({ key }) => key === 'property_tax',
    )
    expect(tax?.dueFrom).toBe(2029)
  })

  test('bookkeeping is counted only when the household takes it', () => {
    expect(keysOf(chargesOf(configuration(), defaults, letting))).not.toContain('budget_monitoring')
    const taken = chargesOf(configuration({ budget_monitoring: true }), defaults, letting)
    expect(taken.find(({ key }) => key === 'budget_monitoring')).toMatchObject({ amount: 400, isPropertyCharge: false })
  })
})

describe('local taxes', () => {
  const taxes = { waste_tax: 240, business_property_tax: 300, vacancy_rate: 0.05 }
  const found = (
    changes: Partial<SolutionConfiguration>,
    scheme: Letting['scheme'] = { letting: 'furnished' },
    monthlyRent = 700,
  ) =>
    new Map(
      chargesOf(configuration(changes), defaults, { ...letting, scheme, monthlyRent }).map((charge) => [
        charge.key,
        charge,
      ]),
    )

  test('a new dwelling of a municipality that exempts 60 % pays 40 % of the property tax for two years (CGI art. 1383, I)', () => {
    const tax = found({ seniority: 'new', property_tax_exemption: 0.6 }).get('property_tax')
    expect(tax).toMatchObject({ partlyDueFrom: 2027, dueFrom: 2029 })
    expect(tax?.shareBefore).toBeCloseTo(0.4, 10)
    // 756 euros a year: nothing in 2026, 302.40 in 2027 and 2028, then the whole, all without any revaluation.
    const paid = simulated(
      {
        project: 'unfurnished_rental',
        seniority: 'new',
        notary_signature_date: '2026-11-20',
        suggested_rent: 700,
        property_tax_exemption: 0.6,
        duration_to_display: 4,
      },
      { ...context, defaults: onlyPropertyTax },
    ).yearly_report.map(({ year, charges }) => [year, charges])
    expect(paid.slice(0, 4)).toEqual([
      [2026, 0],
      [2027, 302.4],
      [2028, 302.4],
      [2029, 756],
    ])
  })

  test('a tenant pays the waste tax back: the months without a tenant are left (décret 87-713)', () => {
    expect(found(taxes).get('waste_tax')).toMatchObject({ amount: 12, dueFrom: 2026, origin: 'file' })
    expect(found({ ...taxes, vacancy_rate: 0 }).has('waste_tax')).toBe(false)
  })

  test('nobody pays it back where guests come by the night', () => {
    expect(found(taxes, { letting: 'furnished', isLetByTheNight: true }).get('waste_tax')?.amount).toBe(240)
  })

  test('the exemption of a new dwelling does not spare the waste tax, due from the first 1 January', () => {
    expect(found({ ...taxes, seniority: 'new' }).get('waste_tax')?.dueFrom).toBe(2027)
  })

  test('furnished letting owes the CFE from its second calendar year (CGI art. 1478, II)', () => {
    expect(found(taxes).get('business_property_tax')).toMatchObject({ amount: 300, dueFrom: 2027 })
    // Delivered in December: letting begins in January 2027.
    const december = chargesOf(configuration(taxes), defaults, {
      scheme: { letting: 'furnished' },
      monthlyRent: 700,
      deliveryDate: '2026-12-20',
    })
    expect(december.find(({ key }) => key === 'business_property_tax')?.dueFrom).toBe(2028)
  })

  test('not up to 5,000 euros of receipts (CGI art. 1647 D), nor when the letting is bare', () => {
    expect(found(taxes, { letting: 'furnished' }, 416.66).has('business_property_tax')).toBe(false)
    expect(found(taxes, { letting: 'furnished' }, 416.67).has('business_property_tax')).toBe(true)
    expect(found(taxes, { letting: 'unfurnished' }).has('business_property_tax')).toBe(false)
  })

  test('furnished letting without its CFE is told so', () => {
    const codes = (changes: Partial<SolutionConfiguration>) => simulated(changes).warnings.map(({ code }) => code)
    expect(codes({})).toContain('business_property_tax')
    expect(codes({ business_property_tax: 300 })).not.toContain('business_property_tax')
    expect(codes({ simulation_charges: [{ label: 'CFE', amount: 300 }] })).not.toContain('business_property_tax')
    expect(codes({ project: 'unfurnished_rental' })).not.toContain('business_property_tax')
  })
})
