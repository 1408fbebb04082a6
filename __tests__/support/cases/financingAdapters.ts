import { borrowingCapacity } from '#domain'
import { countedRentShare } from '../../../src/domain/law/lending'
import { inForce } from '../../../src/domain/law/parameter'
import { loanSchedule } from '../../../src/domain/mechanisms/loanSchedule'
import { debtRatioAs } from '../../../src/domain/simulation/debtRatio'
import { startOf, typedLocalTaxes } from '../../../src/domain/simulation/localTaxes'
import { toCents, toEuros } from '../../../src/domain/value/rounding'
import { configuration } from '../../domain/support/examples'
import { type Adapter, numberOf } from './case'

/** Date of the rules: the cases give none. */
const TODAY = '2026-06-01'

const loan: Adapter = ({ inputs }) => {
  const deferralMonths = numberOf(inputs['deferral_months'])
  const deferral = (['partial', 'total'] as const).find((kind) => kind === inputs['deferral']) ?? 'none'
  const months = loanSchedule({
    capital: toCents(numberOf(inputs['capital'])),
    annualRate: numberOf(inputs['annual_rate']),
    insuranceRate: 0,
    months: numberOf(inputs['months']),
    amortization: 'amortizable',
    deferral,
    deferralMonths,
  })
  const payment = (index: number) => toEuros((months[index]?.principal ?? 0) + (months[index]?.interest ?? 0))
  return { found: { first: payment(0), after: payment(deferralMonths) } }
}

const debtRatios: Adapter = ({ inputs }) => {
  const household = {
    net_monthly_income: numberOf(inputs['income']),
    monthly_rent: 0,
    monthly_loan_payment: 0,
    alimony: 0,
  }
  const countedRent = numberOf(inputs['expected_rent']) * inForce(countedRentShare, TODAY).value
  const flows = { payment: numberOf(inputs['payment']), countedRent }
  const as = (reading: 'hcsf' | 'prudent' | 'differential') => debtRatioAs(reading, household, flows)
  return { found: { hcsf: as('hcsf'), prudent: as('prudent'), differential: as('differential') } }
}

const capacity: Adapter = ({ inputs }) => ({
  found: {
    capacity: borrowingCapacity(
      { net_monthly_income: numberOf(inputs['income']), monthly_rent: 0, monthly_loan_payment: 0, alimony: 0 },
      {
        years: numberOf(inputs['years']),
        rate: numberOf(inputs['rate']),
        insuranceRate: numberOf(inputs['insurance_rate']),
      },
      TODAY,
    ),
  },
})

/** The tax of a new home in the years that its municipality exempts a share of, and its waste tax, which no tenant pays by the night. */
const localTaxes: Adapter = ({ inputs }) => {
  if (inputs['base'] === undefined) return { reason: 'the share of the year of a sale is settled between its parties' }
  const base = numberOf(inputs['base'])
  const letting = {
    scheme: { letting: 'furnished', isLetByTheNight: true },
    monthlyRent: 0,
    deliveryDate: TODAY,
  } as const
  const share = ([0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const).find((known) => known === inputs['exempt_share'])
  const typed = configuration({
    seniority: 'new',
    ...(share === undefined ? {} : { property_tax_exemption: share }),
    waste_tax: base * numberOf(inputs['teom_rate']),
  })
  const { shareBefore } = startOf('property_tax', typed, TODAY)
  const waste = typedLocalTaxes(typed, letting).find(({ key }) => key === 'waste_tax')
  return { found: { tf_due: base * numberOf(inputs['rate']) * shareBefore, teom: waste?.amount } }
}

/** Adapters of what an owner pays besides income tax: loans, ratios of banks, local taxes. */
export const financingAdapters: Readonly<Record<string, Adapter>> = {
  'loan-complete': loan,
  'debt-ratio': debtRatios,
  'borrowing-capacity': capacity,
  'taxe-fonciere': localTaxes,
}
