import { schemes, simulate, type SolutionConfiguration } from '#domain'
import { inForce } from '../../../src/domain/law/parameter'
import { pinelPlusRates, pinelRates, type CommitmentTerm } from '../../../src/domain/law/pinel'
import { yearlyReduction } from '../../../src/domain/schemes/cappedLetting'
import { pinelBase } from '../../../src/domain/schemes/pinel'
import { configuration, configurationWithout, context, refusedFields } from '../support/examples'

function bought(changes: Partial<SolutionConfiguration>) {
  return configuration({ project: 'pinel', pinel_type: 'pinel', notary_signature_date: '2023-06-15', ...changes })
}

function reductions(changes: Partial<SolutionConfiguration>): number[] {
  const result = simulate(bought({ annual_tax: 20_000, ...changes }), context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.yearly_report.map((line) => line.tax_reduction)
}

const acquisition = {
  propertyPrice: 0,
  notaryFee: 0,
  renovationPrice: 0,
  furniturePrice: 0,
  loanFees: 0,
  totalCost: 0,
  loanAmount: 0,
}

describe('Pinel reduction', () => {
  // CGI art. 199 novovicies, VI; openfisca-france parameters for 6 and 9 years.
  test.each([
    ['2019-05-01', 6, 0.12],
    ['2022-12-31', 9, 0.18],
    ['2022-12-31', 12, 0.21],
    ['2023-01-01', 6, 0.105],
    ['2023-12-31', 9, 0.15],
    ['2024-01-01', 9, 0.12],
    ['2024-12-31', 12, 0.14],
  ] as const)('rate of a deed of %s over %d years', (date, term: CommitmentTerm, expected) => {
    expect(inForce(pinelRates, date).value[term]).toBe(expected)
  })

  test('Pinel+ keeps the first rates in 2024', () => {
    expect(inForce(pinelPlusRates, '2024-06-01').value[9]).toBe(0.18)
  })

  test('190,000 euros and 10,000 of costs at 2 % a year give 4,000 euros (corrigetonimpot.fr)', () => {
    const base = pinelBase({
      acquisition: { ...acquisition, propertyPrice: 190_000, notaryFee: 10_000 },
      surface: 60,
      signatureDate: '2019-05-01',
    })
    expect(base).toBe(200_000)
    expect(yearlyReduction(base, inForce(pinelRates, '2019-05-01').value, 9, 0)).toBe(4_000)
  })

  test('the base stops at 300,000 euros: 6,000 a year at 2 % (openfisca-france reduc_pinel_metro)', () => {
    const base = pinelBase({
      acquisition: { ...acquisition, propertyPrice: 400_000 },
      surface: 200,
      signatureDate: '2014-10-01',
    })
    expect(yearlyReduction(base, inForce(pinelRates, '2014-10-01').value, 6, 0)).toBe(6_000)
  })

  test('the base stops at 5,500 euros a m²', () => {
    expect(
      pinelBase({ acquisition: { ...acquisition, propertyPrice: 240_000 }, surface: 40, signatureDate: '2020-01-01' }),
    ).toBe(220_000)
  })

  test('runs over the term chosen: nine years evenly, then three for the extension', () => {
    const twelve = reductions({ pinel_term: 12, notary_signature_date: '2022-06-15' })
    expect(twelve.slice(0, 9)).toEqual(Array(9).fill(3902))
    expect(twelve.slice(9, 12)).toEqual(Array(3).fill(1951))
    expect(twelve.slice(12).every((reduction) => reduction === 0)).toBe(true)
    expect(reductions({ pinel_term: 6 }).filter((reduction) => reduction > 0)).toHaveLength(6)
  })

  test('what passes the tax is lost and said', () => {
    const result = simulate(bought({ annual_tax: 1_000 }), context)
    if (result.kind === 'refused') throw new Error('refused')
    const [first] = result.yearly_report
    expect(first?.tax_reduction).toBeLessThan(3_252)
    expect((first?.tax_reduction ?? 0) + (first?.lost_tax_reduction ?? 0)).toBe(3_252)
    expect(result.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['lost_reduction', 'pinel_closed']))
  })

  test.each([
    [undefined, '31/12/2024'],
    ['2025-01-01', '31/12/2024'],
    ['2014-08-31', '01/09/2014'],
  ])('a deed of %s is refused on its date, with the threshold %s', (notary_signature_date, threshold) => {
    const undated = configurationWithout('notary_signature_date', bought({}))
    const result = simulate(
      notary_signature_date === undefined ? undated : { ...undated, notary_signature_date },
      context,
    )
    expect(refusedFields(result)).toEqual(['notary_signature_date'])
    expect(JSON.stringify(result)).toContain(threshold)
  })

  // CGI art. 199 novovicies, XII; openfisca-france parameters for 6 and 9 years. 195,100 euros, evenly over the years.
  test.each([
    ['2022-06-15', 'pinel', 9, 6_287],
    ['2023-06-15', 'pinel', 9, 5_636],
    ['2024-06-15', 'pinel', 6, 6_503],
    ['2024-06-15', 'pinel_plus', 9, 6_287],
  ] as const)(
    'overseas, a deed of %s under %s over %d years gives %d a year',
    (date, pinel_type, pinel_term, yearly) => {
      const overseas = { municipality: 'saint-denis-97400', notary_signature_date: date, pinel_type, pinel_term }
      expect(reductions(overseas)[0]).toBe(yearly)
    },
  )

  test('overseas, it passes the general cap of 10,000 euros: 300,000 × 29 % ÷ 9 = 9,667, beside 8,000 that run', () => {
    const household = {
      joint: true,
      children: [],
      running_reductions: [{ cap: 'general' as const, amount: 8_000, last_year: 2050 }],
    }
    const bigger = { municipality: 'saint-denis-97400', property_price: 400_000, surface: 90 }
    const asked = bought({ ...bigger, annual_tax: 40_000, notary_signature_date: '2022-06-15' })
    const result = simulate(asked, { ...context, household })
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
    expect(result.yearly_report[0]?.tax_reduction).toBe(9_667)
    const metropolitan = simulate({ ...asked, municipality: 'montpellier-34000' }, { ...context, household })
    if (metropolitan.kind === 'refused') throw new Error(JSON.stringify(metropolitan.errors))
    expect(metropolitan.yearly_report[0]?.tax_reduction).toBe(2_000)
  })

  test('zone B2 is refused after 2018, on the municipality', () => {
    const b2 = { ...context, market: { ...context.market, zone: 'B2' as const } }
    expect(refusedFields(simulate(bought({}), b2))).toEqual(['municipality'])
    expect(simulate(bought({ notary_signature_date: '2017-03-01' }), b2).kind).toBe('simulated')
  })

  test('the type is asked', () => {
    expect(Object.keys(schemes.find('pinel')?.questions ?? {})).toContain('pinel_type')
    expect(refusedFields(simulate(configurationWithout('pinel_type', bought({})), context))).toEqual(['pinel_type'])
  })
})
