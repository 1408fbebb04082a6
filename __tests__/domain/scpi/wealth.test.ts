import { scpi } from '#domain'

type Entity = Parameters<typeof scpi.wealthOf>[0][number]

const DAY = '2026-11-20'
const nothing: Entity = { share: 1, income: {}, charge: {}, financial_asset: {}, non_financial_asset: {}, loans: [] }

function wealth(changes: Partial<Entity>) {
  return scpi.wealthOf([{ ...nothing, ...changes }], DAY)
}

describe('the wealth of an investor', () => {
  test('without any answer is 0, and its ratios say so', () => {
    expect(scpi.wealthOf([], DAY)).toMatchObject({
      income_month: 0,
      net_worth: 0,
      saving_ratio: -1,
      debt_ratio: 1,
      precaution_months: 99,
    })
  })

  test('counts every monthly income, losses included', () => {
    const income = {
      monthly_wages_pensions_amount: 1000,
      monthly_company_director_revenue_amount: 200,
      monthly_bic_revenue_amount: -50,
      monthly_bnc_revenue_amount: 30,
      monthly_agricultural_revenue_amount: 7,
      monthly_real_estate_revenue_amount: 400,
      monthly_other_regular_revenue_amount: 5,
      income_types: ['wages'],
    }
    expect(wealth({ income })).toMatchObject({ income_month: 1592, rental_income_month: 400 })
  })

  test('counts every charge, and no rent for who is housed for nothing', () => {
    const charge = {
      monthly_rent_amount: 800,
      monthly_alimony_amount: 100,
      monthly_income_tax_amount: 50,
      monthly_real_estate_tax_amount: 20,
      monthly_housing_tax_amount: 10,
      monthly_ifi_tax_amount: 5,
      monthly_current_charges_amount: 600,
      tmi_rate: 0.3,
    }
    expect(wealth({ charge })).toMatchObject({ charges_month: 1585, rent_month: 800, alimony_month: 100 })
    expect(wealth({ charge: { ...charge, free_of_charge_housing: true } })).toMatchObject({
      charges_month: 785,
      rent_month: 0,
    })
  })

  test('sorts financial assets by liquidity; what is available of a PEE is not counted twice', () => {
    const financial_asset = {
      current_account_amount: 1,
      livret_lep_amount: 2,
      pel_amount: 10,
      life_insurance_amount: 20,
      scpi_amount: 100,
      perco_amount: 200,
      prefon_contract_amount: 300,
      pee_pei_amount: 4000,
      pee_pei_available_amount: 1000,
      uc_life_insurance_rate: 0.5,
    }
    expect(wealth({ financial_asset })).toMatchObject({
      liquid_a: 3,
      other_liquid: 1030,
      scpi_assets: 100,
      financial_assets: 4633,
      net_worth: 4633,
    })
  })

  test('takes the loans off, those that ended left out; the home with its own loan', () => {
    const loans = [
      { purpose: 'main_residence', monthly_payment_amount: 700, remaining_capital_amount: 90_000, end_date: DAY },
      { purpose: 'car', monthly_payment_amount: 200, remaining_capital_amount: 3_000, end_date: null },
      { purpose: 'car', monthly_payment_amount: 150, remaining_capital_amount: 1_000, end_date: '2026-11-19' },
    ]
    const non_financial_asset = {
      real_estate_home_amount: 200_000,
      sci_amount: 10_000,
      other_non_financial_assets_amount: 5_000,
    }
    expect(wealth({ loans, non_financial_asset })).toMatchObject({
      loans_month: 900,
      debts: 93_000,
      real_estate_debts: 90_000,
      real_estate_gross: 210_000,
      other_assets: 5_000,
      net_worth: 122_000,
      net_worth_excl_home: 12_000,
    })
  })

  test('counts a joint entity for its share, half a cent up', () => {
    const own = { ...nothing, income: { monthly_wages_pensions_amount: 1000 } }
    const joint = { ...nothing, share: 0.5, income: { monthly_wages_pensions_amount: 333.33 } }
    expect(scpi.wealthOf([own, joint], DAY).income_month).toBe(1166.67)
  })

  // (900 + 600 + 100) ÷ (3,000 − 30 % of 500), then rents of which nothing is left.
  test('leaves 30 % of rents out of the debt ratio', () => {
    const charge = { monthly_rent_amount: 600, monthly_alimony_amount: 100 }
    const loans = [{ monthly_payment_amount: 900, remaining_capital_amount: 0 }]
    const income = { monthly_wages_pensions_amount: 2500, monthly_real_estate_revenue_amount: 500 }
    expect(wealth({ income, charge, loans }).debt_ratio).toBeCloseTo(1600 / 2850, 12)
    expect(wealth({ income: { monthly_bic_revenue_amount: -10 }, charge }).debt_ratio).toBe(1)
  })

  test('finds a ratio that is exactly a bound, cents included', () => {
    const income = { monthly_wages_pensions_amount: 1000.1 }
    expect(wealth({ income, charge: { monthly_current_charges_amount: 900.09 } }).saving_ratio).toBe(0.1)
    expect(wealth({ income, loans: [{ monthly_payment_amount: 350.035 }] }).debt_ratio).toBeCloseTo(0.35, 4)
    expect(
      wealth({ income: { monthly_wages_pensions_amount: 2000.2 }, loans: [{ monthly_payment_amount: 700.07 }] })
        .debt_ratio,
    ).toBe(0.35)
  })
})
