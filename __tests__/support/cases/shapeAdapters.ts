import { notaryFee, simulate } from '#domain'
import { incomeTaxRules } from '../../../src/domain/law/incomeTaxRules'
import { inForce } from '../../../src/domain/law/parameter'
import { pinelBaseCaps } from '../../../src/domain/law/pinel'
import { reductionBase, yearlyReduction } from '../../../src/domain/schemes/cappedLetting'
import { jeanbrunAnnuity } from '../../../src/domain/schemes/jeanbrun'
import { vatSaved, vatTopUp } from '../../../src/domain/schemes/lli'
import { pinelRatesOn } from '../../../src/domain/schemes/pinel'
import { globalIncomeCap } from '../../../src/domain/schemes/unfurnished'
import { reducedVat } from '../../../src/domain/simulators/reducedVat'
import { capitalGain, surtaxOf, capitalGainRules } from '../../../src/domain/tax/capitalGain'
import { isProfessionalLandlord } from '../../../src/domain/tax/furnishedIncome'
import { isMicroPropertyOpen, microPropertyIncome } from '../../../src/domain/tax/propertyIncome'
import { allowedReductions } from '../../../src/domain/tax/reductions'
import { taxableWealth, wealthTax } from '../../../src/domain/tax/wealthTax'
import { dateInMonth, monthOf } from '../../../src/domain/value/calendar'
import { configuration, context } from '../../domain/support/examples'
import { financingAdapters } from './financingAdapters'
import { type Adapter, isRecord, numberOf, recordOf, textOf } from './case'

/** Date of the rules when a case gives none. */
const TODAY = '2026-06-01'
/** A surface that no cap per m² reaches: the cases give none. */
const LARGE_SURFACE = 1_000

const NOTHING_BOUGHT = {
  propertyPrice: 0,
  notaryFee: 0,
  renovationPrice: 0,
  furniturePrice: 0,
  loanFees: 0,
  totalCost: 0,
  loanAmount: 0,
}

const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(numberOf) : [])

const sale: Adapter = ({ inputs }) => {
  const soldOn = textOf(inputs['sale_date'])
  if (inputs['taxable_gain'] !== undefined)
    return { found: { surtax: surtaxOf(numberOf(inputs['taxable_gain']), capitalGainRules(soldOn).surtax.value) } }
  const monthsHeld = numberOf(inputs['years']) * 12 + numberOf(inputs['months'])
  const { incomeTax, socialLevies, surtax } = capitalGain({
    acquiredOn: dateInMonth(monthOf(soldOn) - monthsHeld, Number(soldOn.slice(8, 10))),
    soldOn,
    salePrice: numberOf(inputs['sale']),
    purchasePrice: numberOf(inputs['purchase']),
    purchaseCosts: numberOf(inputs['costs']),
    works: numberOf(inputs['works']),
    deductedDepreciation: numberOf(inputs['deducted_depreciation']),
    owners: numberOf(inputs['co_owners']) || 1,
  })
  return { found: { ir: incomeTax, ps: socialLevies, surtax } }
}

const notary: Adapter = ({ inputs }) => {
  const fee = notaryFee(numberOf(inputs['price_vat_included']), {
    seniority: inputs['type'] === 'new' ? 'new' : 'old',
    on: TODAY,
    vatRate: numberOf(inputs['vat']),
  })
  return { found: { duties: fee.duties } }
}

const pinel: Adapter = ({ inputs }) => {
  const on = textOf(inputs['deed'])
  const term = ([6, 9, 12] as const).find((years) => years === inputs['term'])
  if (term === undefined) return { reason: 'the term of the commitment is unknown' }
  const rates = pinelRatesOn({ pinel_type: inputs['kind'] === 'pinel_plus' ? 'pinel_plus' : 'pinel' }, on).value
  const base = reductionBase(numberOf(inputs['base']), LARGE_SURFACE, inForce(pinelBaseCaps, on).value)
  return { found: { reduction: yearlyReduction(base, rates, term, numberOf(inputs['year_index'])) } }
}

const jeanbrun: Adapter = ({ inputs }) => {
  const levels = ['intermediate', 'social', 'very_social'] as const
  const rent_level = levels.find((level) => level === inputs['level']) ?? 'intermediate'
  const bought = configuration({
    project: 'jeanbrun',
    rent_level,
    seniority: inputs['seniority'] === 'old' ? 'old' : 'new',
  })
  const propertyPrice = numberOf(inputs['price'])
  return {
    found: {
      depreciation_year: jeanbrunAnnuity({
        configuration: bought,
        signatureDate: TODAY,
        acquisition: { ...NOTHING_BOUGHT, propertyPrice },
      }),
    },
  }
}

const energyDeficit: Adapter = ({ inputs }) => ({
  found: { cap: globalIncomeCap(numberOf(inputs['energy_works']), numberOf(inputs['year'])) },
})

const professional: Adapter = ({ inputs }) => ({
  found: { professional: isProfessionalLandlord(numberOf(inputs['receipts']), numberOf(inputs['earned']), TODAY) },
})

const homeVat: Adapter = ({ inputs }) => {
  const answer = reducedVat(
    {
      perimeter: 'inside',
      is_main_residence: true,
      household_composition: 1,
      n_2_taxable_income: 0,
      property_price: numberOf(inputs['price_normal_rate']),
      signature_date: TODAY,
    },
    { code: '34172', department: '34' },
  )
  return {
    found: {
      price_reduced: answer.price_at_reduced_rate,
      saving: answer.saving,
      clawback_year_3: answer.clawback.find(({ year }) => year === 3)?.amount,
    },
  }
}

const lli: Adapter = ({ inputs }) => {
  const saved = vatSaved({
    signatureDate: TODAY,
    acquisition: { ...NOTHING_BOUGHT, propertyPrice: numberOf(inputs['price_vat_included']) },
  })
  const due = numbersOf(inputs['sale_after_years']).map((years) => vatTopUp(saved, years, TODAY).toPayBack)
  return { found: { vat_saved: saved, vat_due: due } }
}

const wealth: Adapter = ({ inputs }) => {
  const on = '2026-01-01'
  const owned = {
    mainHome: numberOf(inputs['main_home']),
    otherRealEstate: numberOf(inputs['other']),
    debts: numberOf(inputs['debts']),
  }
  const taxable = taxableWealth(owned, on)
  return { found: { taxable, ifi: wealthTax(taxable, on).tax } }
}

const overallCap: Adapter = ({ inputs }) => {
  const capped = numbersOf(inputs['capped_reductions']).reduce((sum, reduction) => sum + reduction, 0)
  const { requested, allowed } = allowedReductions({ capped }, 0, incomeTaxRules(2025))
  const used = Math.min(allowed, numberOf(inputs['tax']))
  return { found: { used, lost: requested - used } }
}

const microProperty: Adapter = ({ inputs }) => {
  const rents = numberOf(inputs['gross_rents'])
  const actual = rents - numberOf(inputs['actual_charges'])
  const micro = microPropertyIncome(rents, 2025)
  const isOpen = inputs['scheme_excludes_micro'] !== true && isMicroPropertyOpen(rents, 2025)
  const regime = isOpen && micro < actual ? 'micro' : 'actual'
  return { found: { regime, taxable: regime === 'micro' ? micro : actual } }
}

/** A whole operation: what is expected is named by its path in the answer, a year standing for its line. */
const wholeOperation: Adapter = ({ inputs, expected }) => {
  const result = simulate(
    Object.assign(configuration(), copyOf(inputs['configuration'])),
    Object.assign({ ...context }, copyOf(inputs['context'])),
  )
  return { found: Object.fromEntries(Object.keys(expected).map((path) => [path, valueAt(result, path.split('.'))])) }
}

/** Every input that a case gives is passed on. */
function copyOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).map(([name, held]) => [name, isRecord(held) ? copyOf(held) : held]),
  )
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value))
    return valueAt(
      value.find((line) => isRecord(line) && String(line['year']) === name),
      rest,
    )
  return isRecord(value) ? valueAt(value[name], rest) : undefined
}

/** Adapters of the complete shapes: one worked case of each. */
export const shapeAdapters: Readonly<Record<string, Adapter>> = {
  ...financingAdapters,
  'plus-value-complete': sale,
  'notary-complete': notary,
  'pinel-complete': pinel,
  'jeanbrun-complete': jeanbrun,
  'deficit-foncier-energy': energyDeficit,
  'lmp-threshold': professional,
  'reduced-vat': homeVat,
  'lli-complete': lli,
  'ifi-wealth': wealth,
  'niche-cap': overallCap,
  'micro-foncier-choice': microProperty,
  operation: wholeOperation,
}
