import { simulators } from '#domain'
import { fc } from '../../support/fastCheck'

const RUNS = { numRuns: 10_000 }
const ON = '2026-11-20'

const cents = fc.double({ min: 0, max: 9_999_999_999.99, noNaN: true }).map((euros) => Math.round(euros * 100) / 100)
const amount = fc.oneof(
  fc.constantFrom(0, 0.01, 999_999.99, 9_999_999_999.99),
  cents,
  fc.integer({ min: 0, max: 500_000 }),
)
const rate = fc.oneof(fc.constantFrom(0, 1e-6, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const zone = fc.constantFrom('Abis' as const, 'A' as const, 'B1' as const, 'B2' as const, 'C' as const)
const date = fc.constantFrom(
  '2014-09-01',
  '2020-06-30',
  '2023-12-31',
  '2024-04-01',
  '2024-12-31',
  '2025-04-01',
  ON,
  '2027-12-31',
)

/** Paths of the values that are not numbers a person could read. */
function badNumbers(value: unknown, path = 'answer'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => badNumbers(inner, `${path}.${key}`))
}

function expectReadable(answer: unknown): void {
  const bad = badNumbers(answer)
  if (bad.length > 0) throw new Error(bad.join(', '))
}

describe('10 000 arbitrary questions have readable answers', () => {
  test('about the zero-rate loan, which is never more than half of the cost', () => {
    const question = fc.record({
      operation: fc.constantFrom(
        'new_collective' as const,
        'new_individual' as const,
        'old_with_works' as const,
        'social_sale' as const,
      ),
      property_price: amount,
      renovation_price: amount,
      n_2_taxable_income: amount,
      household_composition: fc.integer({ min: 0, max: 10 }),
      has_owner_residence: fc.boolean(),
      is_uninhabitable: fc.boolean(),
      has_disability: fc.boolean(),
      has_mobility_card: fc.boolean(),
      has_disability_card: fc.boolean(),
      has_disabled_adult_rent: fc.boolean(),
      has_handicapped_children_education_rent: fc.boolean(),
      property_right: fc.boolean(),
      loan_rate: rate,
      offer_date: date,
    })
    fc.assert(
      fc.property(question, zone, (asked, where) => {
        const result = simulators.ptz(asked, where)
        expectReadable(result)
        if (result.kind === 'refused') return true
        return (
          result.answer.amount >= 0 && result.answer.amount <= 0.5 * (asked.property_price + asked.renovation_price) + 1
        )
      }),
      RUNS,
    )
  })

  test('about Pinel, whose used reduction never passes the tax nor 10 000 € a year', () => {
    const question = fc.record({
      pinel_type: fc.constantFrom('pinel' as const, 'pinel_plus' as const),
      pinel_term: fc.constantFrom(6 as const, 9 as const, 12 as const),
      notary_signature_date: date,
      annual_tax: amount,
      other_tax_advantages: amount,
      property_price: amount,
      notary_fee: amount,
      surface: fc.double({ min: 0.01, max: 10_000, noNaN: true }),
    })
    fc.assert(
      fc.property(question, zone, (asked, where) => {
        const [optimum, reduction] = [simulators.pinelOptimal(asked, where), simulators.pinelTaxReduction(asked, where)]
        expectReadable([optimum, reduction])
        if (reduction.kind === 'refused') return optimum.kind === 'refused'
        return reduction.answer.years.every(({ used }) => used >= 0 && used <= Math.min(10_000, asked.annual_tax + 1))
      }),
      RUNS,
    )
  })

  test('about the reduced VAT, which saves less than the price', () => {
    const question = fc.record({
      perimeter: fc.constantFrom(
        'inside' as const,
        'within_300_meters' as const,
        'group_within_500_meters' as const,
        'outside' as const,
      ),
      is_main_residence: fc.boolean(),
      household_composition: fc.integer({ min: 0, max: 10 }),
      n_2_taxable_income: amount,
      property_price: amount,
      surface: amount,
      price_ceiling: amount,
      signature_date: date,
    })
    fc.assert(
      fc.property(question, fc.constantFrom('75056', '34172', '77284'), (asked, code) => {
        const answer = simulators.reducedVat(asked, { code, department: code.slice(0, 2) })
        expectReadable(answer)
        return answer.saving >= -0.01 && answer.saving <= asked.property_price
      }),
      RUNS,
    )
  })

  const household = {
    net_monthly_income: amount,
    alimony: amount,
    monthly_rent: amount,
    monthly_loan_payment: amount,
    contribution: amount,
    loan_duration: fc.integer({ min: 1, max: 30 }),
    loan_rate: rate,
    insurance_rate: rate,
  }

  test('about the loan of a household, whose instalment stays within the limit', () => {
    const rates = { 10: 0.03, 15: 0.032, 20: 0.034, 25: 0.035, 30: 0.037 }
    fc.assert(
      fc.property(fc.record(household), (asked) => {
        const answer = simulators.loanCapacity(asked, rates, ON)
        expectReadable(answer)
        return answer.monthly_payment <= asked.net_monthly_income * 0.35 * (1 + 1e-6) + 1
      }),
      RUNS,
    )
  })

  test('about the investment capacity, whose loan keeps the ratio within the limit', () => {
    const market = { zone: 'A', rent_per_square_meter: 15, price_per_square_meter: 4_500 } as const
    const context = {
      asOf: ON,
      market,
      department: '34',
      defaults: { loan_application_fee: 500, brokerage_fee: 1_500 },
    }
    const project = fc.constantFrom('long_term_rental' as const, 'land_deficit' as const, 'personal_residency' as const)
    fc.assert(
      fc.property(
        fc.record({ ...household, annual_tax: amount, project, max_post_investment_debt_rate: rate }),
        (asked) => {
          const answer = simulators.investmentCapacity(asked, context)
          expectReadable(answer)
          const { budget, loan_amount, debt_ratio_after } = answer
          return (
            budget === null ||
            budget === 0 ||
            loan_amount === 0 ||
            (debt_ratio_after ?? Infinity) <= asked.max_post_investment_debt_rate
          )
        },
      ),
      RUNS,
    )
  })
})
