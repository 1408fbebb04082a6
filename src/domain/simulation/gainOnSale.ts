import { type InForce, inForce } from '../law/parameter'
import { depreciatedWorksInterpretation } from '../law/interpretations'
import type { Acquisition, InvestmentScheme, SchemeOutcome, TaxableYear } from '../schemes/scheme'
import { type CapitalGain, capitalGain, capitalGainRules } from '../tax/capitalGain'
import { professionalGain, professionalGainParameters } from '../tax/professionalGain'
import type { IsoDate } from '../value/calendar'
import type { ProjectedYear } from './operating'
import { type TaxedProfessionalGain, taxedProfessionalGain } from './professionalExit'
import type { TaxedHousehold, TaxEffect } from './taxEffect'

/** The gain of a sale and its tax, under the regime of its owner. */
export type Gain = CapitalGain | TaxedProfessionalGain

/** What the gain of a sale is made from. */
export interface GainBasis {
  scheme: InvestmentScheme
  signatureDate: IsoDate
  acquisition: Acquisition
  projected: readonly ProjectedYear[]
  outcome: SchemeOutcome
  effects: readonly TaxEffect[]
  household: TaxedHousehold
}

/** A sale on the last day held of a year. Euros. */
interface Sale {
  /** Without the fees that the seller pays. */
  price: number
  depreciation: number
  keptOnPrice: number
  soldOn: IsoDate
  /** Place of its year. */
  index: number
}

/** The regime of a gain is that of the owner on the day of the sale (BOI-BIC-CHAMP-40-20, § 460). */
export function gainOf(sale: Sale, basis: GainBasis): Gain {
  return professionalGainOf(sale, basis) ?? privateGainOf(sale, basis)
}

/** What the property is sold for; the household’s adults own it in equal shares. */
function privateGainOf(
  { price, depreciation, keptOnPrice, soldOn }: Sale,
  { scheme, acquisition, signatureDate, household }: GainBasis,
): CapitalGain {
  return capitalGain({
    acquiredOn: signatureDate,
    soldOn,
    salePrice: price,
    purchasePrice: acquisition.propertyPrice - keptOnPrice,
    purchaseCosts: acquisition.notaryFee,
    works: scheme.works === 'capitalised' ? acquisition.renovationPrice : 0,
    deductedDepreciation: depreciation,
    isShares: scheme.isShares === true,
    owners: household.quotient.baseParts,
  })
}

/** The gain of a professional landlord: the costs of the purchase were deducted, they are no part of the assets. */
function professionalGainOf({ price, keptOnPrice, soldOn, index }: Sale, basis: GainBasis) {
  const { acquisition, signatureDate, projected, outcome, effects, household } = basis
  const [declared, operating, effect] = [outcome.years[index], projected[index], effects[index]]
  if (declared?.furnished?.isProfessional !== true || operating === undefined || effect === undefined) return undefined
  const held = outcome.years.slice(0, index + 1)
  const gain = professionalGain({
    acquiredOn: signatureDate,
    soldOn,
    salePrice: price,
    cost: acquisition.propertyPrice - keptOnPrice + acquisition.renovationPrice,
    deductedDepreciation: held.reduce((sum, { furnished }) => sum + (furnished?.depreciationOfBuilding ?? 0), 0),
    meanReceipts: meanReceiptsBefore(index, projected),
    monthsOfActivity: held.reduce(
      (months, { furnished }, year) =>
        months + (furnished?.isProfessional === true ? (projected[year]?.monthsLet ?? 0) : 0),
      0,
    ),
  })
  const isMicro = outcome.regimes?.[index] === 'micro'
  return taxedProfessionalGain(gain, soldOn, { operating, declared, effect, isMicro }, household)
}

/** Receipts of the two calendar years before the one of the sale, counted over twelve months (CGI art. 151 septies, IV). */
function meanReceiptsBefore(index: number, projected: readonly ProjectedYear[]): number {
  const before = projected.slice(Math.max(0, index - 2), index).filter(({ monthsLet }) => monthsLet > 0)
  if (before.length === 0) return 0
  return before.reduce((sum, { rent, monthsLet }) => sum + (rent * 12) / monthsLet, 0) / before.length
}

/** Depreciation of the building that a year deducts and that a sale by a private owner adds back, euros. */
export function depreciationOfBuilding({ furnished, property }: TaxableYear): number {
  if (furnished?.isDepreciationAddedBack === false) return 0
  return furnished?.depreciationOfBuilding ?? property?.depreciation ?? 0
}

/** A sale whose gain is taxed. */
interface TaxedSale {
  gain: Gain
  soldOn: IsoDate
}

/** The rules that made the tax of a sale; none when there is no tax. */
export function gainParameters(sale: TaxedSale | undefined): InForce<unknown>[] {
  if (sale === undefined || sale.gain.total === 0) return []
  const rules = sale.gain.kind === 'professional' ? professionalGainParameters : privateGainParameters
  return [...rules(sale.soldOn), ...depreciationReadings(sale)]
}

function privateGainParameters(soldOn: IsoDate): InForce<unknown>[] {
  return Object.values(capitalGainRules(soldOn))
}

/** How the depreciation added back and the works are read together. */
export function depreciationReadings({ gain, soldOn }: TaxedSale): InForce<unknown>[] {
  return gain.kind === 'private' && gain.addedBack > 0 ? [inForce(depreciatedWorksInterpretation, soldOn)] : []
}
