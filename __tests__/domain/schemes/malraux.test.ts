import { simulate, type SolutionConfiguration } from '#domain'
import { malrauxCap } from '../../../src/domain/law/malraux'
import { inForce } from '../../../src/domain/law/parameter'
import { malrauxReductions } from '../../../src/domain/schemes/malraux'
import { configuration, configurationWithout, context, refusedFields, simulated } from '../support/examples'

const NOW = inForce(malrauxCap, '2026-06-01').value
const BEFORE_2017 = inForce(malrauxCap, '2016-06-01').value

function restored(changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> {
  return {
    project: 'malraux',
    renovation_price: 200_000,
    malraux_is_vir: false,
    malraux_tax_reduction_rate: 0.3,
    annual_tax: 100_000,
    notary_signature_date: '2025-12-15',
    ...changes,
  }
}

const reductionsOf = (changes: Partial<SolutionConfiguration>) =>
  simulated(restored(changes)).yearly_report.map((line) => line.tax_reduction)

describe('Malraux reduction (CGI art. 199 tervicies)', () => {
  // The first two rows are published (matvimmo.com); the others follow the caps of art. 199 tervicies, II.
  test.each([
    ['200,000 euros of works at 30 %', [200_000], 0.3, NOW, [60_000]],
    ['the whole cap in one year', [400_000], 0.3, NOW, [120_000]],
    ['500,000 euros at 22 %: 400,000 count', [500_000], 0.22, NOW, [88_000]],
    ['the cap runs over four years', [150_000, 150_000, 150_000, 10_000], 0.3, NOW, [45_000, 45_000, 30_000, 0]],
    ['what is paid the fifth year does not count', [0, 0, 0, 0, 50_000], 0.3, NOW, [0, 0, 0, 0]],
    ['100,000 euros a year until the permits of 2016', [400_000, 50_000], 0.3, BEFORE_2017, [30_000, 15_000]],
  ])('%s', (_, paid, rate, cap, expected) => {
    expect(malrauxReductions(paid, rate, cap)).toEqual(expected)
  })

  test('is outside of the overall cap of 10,000 euros', () => {
    expect(reductionsOf({})[0]).toBe(60_000)
  })

  test('works sold with the building are paid by halves over two years', () => {
    expect(reductionsOf({ malraux_is_vir: true }).slice(0, 3)).toEqual([30_000, 30_000, 0])
  })

  test('what passes the tax is used over the three next years, then lost', () => {
    // About 6,500 euros of tax a year for 60,000 of reduction: four years use it, the rest is lost the fourth.
    const report = simulated(restored({ annual_tax: 6_500 })).yearly_report
    const used = report.map((line) => line.tax_reduction)
    expect(used.slice(0, 4).every((reduction) => reduction > 5_000)).toBe(true)
    expect(used.slice(4).every((reduction) => reduction === 0)).toBe(true)
    const lost = report.map((line) => line.lost_tax_reduction)
    expect(lost.slice(0, 3)).toEqual([0, 0, 0])
    expect((lost[3] ?? 0) + used.reduce((sum, reduction) => sum + reduction, 0)).toBe(60_000)
  })

  test('before 2017 nothing was carried', () => {
    const [first, second] = simulated(
      restored({ annual_tax: 6_500, notary_signature_date: '2016-06-15' }),
    ).yearly_report
    expect((first?.tax_reduction ?? 0) + (first?.lost_tax_reduction ?? 0)).toBe(30_000)
    expect(second?.tax_reduction).toBe(0)
  })

  test.each(['2024-12-30', '2025-01-02'])('a deed of %s gives the same reduction', (notary_signature_date) => {
    expect(reductionsOf({ notary_signature_date })[0]).toBe(60_000)
  })

  test('a sale before nine years of letting takes the reduction back', () => {
    const report = simulated(restored({ contribution: 600_000 })).yearly_report
    expect([report[7]?.exit_cost, report[8]?.exit_cost]).toEqual([60_000, 0])
  })

  test('a rate that no plan gives, a new dwelling and unknown works are refused on their field', () => {
    expect(refusedFields(simulate(configuration(restored({ malraux_tax_reduction_rate: 0.25 })), context))).toEqual([
      'malraux_tax_reduction_rate',
    ])
    expect(refusedFields(simulate(configuration(restored({ seniority: 'new' })), context))).toEqual(['seniority'])
    expect(
      refusedFields(
        simulate(
          configurationWithout('renovation_price', { project: 'malraux', malraux_tax_reduction_rate: 0.3 }),
          context,
        ),
      ),
    ).toEqual(['renovation_price'])
  })

  test('values that no primary text confirmed are said', () => {
    expect(
      simulated(restored()).unverified.some((sentence) => sentence.startsWith('Taux de la réduction Malraux')),
    ).toBe(true)
  })
})
