import type { PersonaBudget } from './persona'

/** What each persona earns, pays and owns, held alone. Euros, by month for income and charges. */
export const personaBudgets: Readonly<Record<string, PersonaBudget>> = {
  P01: {
    income: { monthly_wages_pensions_amount: 4000 },
    charge: { monthly_rent_amount: 900, monthly_income_tax_amount: 300, monthly_current_charges_amount: 1000 },
    financial_asset: { current_account_amount: 4000, livret_a_blue_amount: 20_000, life_insurance_amount: 46_000 },
    non_financial_asset: {},
    loans: [],
  },
  P02: {
    income: { monthly_wages_pensions_amount: 3200, monthly_real_estate_revenue_amount: 400 },
    charge: {
      monthly_income_tax_amount: 250,
      monthly_real_estate_tax_amount: 150,
      monthly_current_charges_amount: 1600,
    },
    financial_asset: {
      current_account_amount: 10_000,
      livret_a_blue_amount: 22_950,
      livret_ldds_amount: 12_000,
      livret_csl_amount: 15_050,
      securities_account_amount: 50_000,
      life_insurance_amount: 60_000,
      scpi_amount: 40_000,
    },
    non_financial_asset: { real_estate_home_amount: 310_000 },
    loans: [],
  },
  P03: {
    income: { monthly_wages_pensions_amount: 1500 },
    charge: { monthly_current_charges_amount: 1000 },
    financial_asset: { current_account_amount: 7050, livret_a_blue_amount: 22_950, term_account_amount: 10_000 },
    non_financial_asset: { real_estate_home_amount: 310_000 },
    loans: [],
  },
  P04: {
    income: { monthly_wages_pensions_amount: 1400 },
    charge: { monthly_rent_amount: 450, monthly_current_charges_amount: 750 },
    financial_asset: { current_account_amount: 800, livret_young_amount: 1600, term_account_amount: 600 },
    non_financial_asset: {},
    loans: [],
  },
  P05: {
    income: { monthly_company_director_revenue_amount: 13_000, monthly_real_estate_revenue_amount: 2000 },
    charge: {
      monthly_income_tax_amount: 3500,
      monthly_real_estate_tax_amount: 400,
      monthly_ifi_tax_amount: 300,
      monthly_current_charges_amount: 2800,
    },
    financial_asset: {
      current_account_amount: 80_000,
      livret_csl_amount: 100_000,
      securities_account_amount: 300_000,
      life_insurance_amount: 400_000,
      scpi_amount: 150_000,
      other_securities_amount: 70_000,
    },
    non_financial_asset: { real_estate_home_amount: 900_000, real_estate_other_without_defisc_amount: 1_000_000 },
    loans: [
      {
        purpose: 'rental_investment',
        monthly_payment_amount: 2500,
        remaining_capital_amount: 400_000,
        end_date: '2040-06-30',
      },
    ],
  },
  P06: {
    income: { monthly_wages_pensions_amount: 6500 },
    charge: {
      monthly_income_tax_amount: 700,
      monthly_real_estate_tax_amount: 120,
      monthly_current_charges_amount: 1780,
    },
    financial_asset: {
      current_account_amount: 7050,
      livret_a_blue_amount: 22_950,
      pea_account_amount: 30_000,
      life_insurance_amount: 40_000,
      scpi_amount: 20_000,
    },
    non_financial_asset: { real_estate_home_amount: 420_000 },
    loans: [
      {
        purpose: 'main_residence',
        monthly_payment_amount: 1600,
        remaining_capital_amount: 280_000,
        end_date: '2043-03-31',
      },
    ],
  },
  P07: {
    income: { monthly_wages_pensions_amount: 2900 },
    charge: { monthly_real_estate_tax_amount: 100, monthly_current_charges_amount: 1200 },
    financial_asset: { livret_a_blue_amount: 5000, life_insurance_amount: 4000 },
    non_financial_asset: { real_estate_home_amount: 190_000 },
    loans: [
      {
        purpose: 'main_residence',
        monthly_payment_amount: 1250,
        remaining_capital_amount: 139_000,
        end_date: '2037-09-30',
      },
    ],
  },
  P08: {
    income: { monthly_wages_pensions_amount: 2100 },
    charge: { monthly_real_estate_tax_amount: 90, monthly_current_charges_amount: 1310 },
    financial_asset: {
      current_account_amount: 20_050,
      livret_a_blue_amount: 22_950,
      livret_ldds_amount: 12_000,
      livret_csl_amount: 30_000,
      life_insurance_amount: 65_000,
    },
    non_financial_asset: { real_estate_home_amount: 160_000 },
    loans: [],
  },
  P09: {
    income: { monthly_wages_pensions_amount: 2700 },
    charge: { monthly_rent_amount: 750, monthly_income_tax_amount: 100, monthly_current_charges_amount: 1050 },
    financial_asset: {
      current_account_amount: 2000,
      livret_a_blue_amount: 12_000,
      life_insurance_amount: 30_000,
      scpi_amount: 2000,
      per_individual_amount: 6000,
    },
    non_financial_asset: {},
    loans: [{ purpose: 'car', monthly_payment_amount: 150, remaining_capital_amount: 4000, end_date: '2029-02-28' }],
  },
  P10: {
    income: { monthly_bic_revenue_amount: 4200, monthly_real_estate_revenue_amount: 1000 },
    charge: {
      monthly_alimony_amount: 400,
      monthly_income_tax_amount: 600,
      monthly_real_estate_tax_amount: 150,
      monthly_current_charges_amount: 1950,
    },
    financial_asset: {
      current_account_amount: 17_050,
      livret_a_blue_amount: 22_950,
      securities_account_amount: 150_000,
      pea_account_amount: 70_000,
      per_individual_amount: 40_000,
    },
    non_financial_asset: { real_estate_home_amount: 350_000, real_estate_other_without_defisc_amount: 210_000 },
    loans: [
      {
        purpose: 'rental_investment',
        monthly_payment_amount: 900,
        remaining_capital_amount: 80_000,
        end_date: '2035-12-31',
      },
    ],
  },
}
