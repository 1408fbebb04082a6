import { denormandieRates, overseasDenormandieRates } from '../../../src/domain/law/denormandie'
import { jeanbrunBase, jeanbrunCap, jeanbrunRates } from '../../../src/domain/law/jeanbrun'
import { malrauxCap, malrauxRates } from '../../../src/domain/law/malraux'
import { inForce } from '../../../src/domain/law/parameter'
import { pinelBaseCaps } from '../../../src/domain/law/pinel'
import { reductionBase, yearlyReduction } from '../../../src/domain/schemes/cappedLetting'
import { propertyTaxCreditYears } from '../../../src/domain/schemes/lli'
import { malrauxReductions } from '../../../src/domain/schemes/malraux'
import { owesTourismContributions } from '../../../src/domain/tax/furnishedIncome'
import { tenantIncomeCeiling } from '../../../src/domain/schemes/tenantIncome'
import { fixedUsufructShare, lifeUsufructShare } from '../../../src/domain/schemes/usufruct'
import { type Adapter, numberOf } from './case'

const TODAY = '2026-06-01'

/** A surface that no cap per m² reaches: the cases give none. */
const LARGE_SURFACE = 1_000

const denormandie: Adapter = ({ inputs, incomeYear }) => {
  const overseas = inputs['overseas_6y'] ?? inputs['overseas_9y']
  const term = (inputs['base_6y'] ?? inputs['overseas_6y']) === undefined ? 9 : 6
  const base = numberOf(inputs['base_6y'] ?? inputs['base_9y'] ?? overseas)
  if (base === 0 || Object.keys(inputs).some((name) => name.startsWith('pinel_')))
    return { reason: 'two operations of one year under the same cap of the base: a simulation has one' }
  const rates = overseas === undefined ? denormandieRates : overseasDenormandieRates
  const on = `${incomeYear}-06-01`
  const capped = reductionBase(base, LARGE_SURFACE, inForce(pinelBaseCaps, on).value)
  return { found: { reduction: yearlyReduction(capped, inForce(rates, on).value, term, 0) } }
}

const malraux: Adapter = ({ inputs }) => {
  const { safeguardPlan, otherPlan } = inForce(malrauxRates, TODAY).value
  const rate = inputs['plan'] === 'PSMV' ? safeguardPlan : otherPlan
  return {
    found: { reduction: malrauxReductions([numberOf(inputs['works'])], rate, inForce(malrauxCap, TODAY).value)[0] },
  }
}

const rentLevels = ['intermediate', 'social', 'very_social'] as const

const jeanbrun: Adapter = ({ inputs }) => {
  const { share } = inForce(jeanbrunBase, TODAY).value
  const level = rentLevels.find((known) => known === inputs['level']) ?? 'intermediate'
  const rate = inForce(jeanbrunRates, TODAY).value[inputs['kind'] === 'old' ? 'old' : 'new'][level]
  const cap = inForce(jeanbrunCap, TODAY).value[level]
  return { found: { base: numberOf(inputs['price']) * share, price_from_which_cap_binds: cap / rate / share } }
}

const lli: Adapter = ({ inputs }) => ({
  found: {
    credit_years: propertyTaxCreditYears(numberOf(inputs['years_full_exemption']), String(inputs['completed'])),
  },
})

const usufruct: Adapter = ({ inputs }) => {
  const age = typeof inputs['age'] === 'number' ? inputs['age'] : undefined
  const years = typeof inputs['years'] === 'number' ? inputs['years'] : undefined
  if (years !== undefined) return { found: { usufruct_share: fixedUsufructShare(years, TODAY, age) } }
  return { found: { usufruct_share: lifeUsufructShare(age ?? 0, TODAY) } }
}

const seasonalLetting: Adapter = ({ inputs }) => {
  const { receipts } = inputs
  if (!Array.isArray(receipts))
    return { reason: 'the simulator quoted takes the rate of hotels for a let without a class, the law 21.2 % or 6 %' }
  return {
    found: { social_affiliation_due: receipts.map((amount) => owesTourismContributions(numberOf(amount), TODAY)) },
  }
}

const zones = ['Abis', 'A', 'B1', 'B2', 'C'] as const

const tenantIncome: Adapter = ({ inputs }) => {
  const zone = zones.find((known) => known === inputs['zone'])
  if (zone === undefined) return { reason: 'the zone is unknown' }
  const household = { isCouple: inputs['couple'] === true, dependants: numberOf(inputs['dependants']) }
  return { found: { ceiling: tenantIncomeCeiling(zone, household, `${numberOf(inputs['lease_year'])}-06-01`) } }
}

/** Adapters of the investment schemes. */
export const investmentAdapters: Readonly<Record<string, Adapter>> = {
  denormandie,
  malraux,
  jeanbrun,
  lli,
  'nue-propriete': usufruct,
  'pinel-tenant-income': tenantIncome,
  'lmnp-saisonniere': seasonalLetting,
}
