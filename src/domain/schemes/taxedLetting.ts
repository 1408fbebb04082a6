import { type InForce, inForce } from '../law/parameter'
import { accommodationVat, normalVat, vatAdjustmentYears } from '../law/rentalVat'
import { yearOf } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { Acquisition, Situation, VatYear } from './scheme'

/** VAT that an owner whose rents bear VAT recovers on what he bought, euros. */
interface RecoveredVat {
  /** On the price: only a new property is sold with VAT. */
  price: number
  works: number
  furniture: number
}

/** VAT included in what was paid (CGI art. 271): the whole is recovered, since every rent bears VAT. */
export function recoveredVat({
  configuration,
  acquisition,
  signatureDate,
}: Pick<Situation, 'configuration' | 'acquisition' | 'signatureDate'>): RecoveredVat {
  const rate = inForce(normalVat, signatureDate).value
  const included = (paid: number) => roundToCent((paid * rate) / (1 + rate))
  return {
    price: configuration.seniority === 'old' ? 0 : included(acquisition.propertyPrice),
    works: included(acquisition.renovationPrice),
    furniture: included(acquisition.furniturePrice),
  }
}

/** What was paid, without the VAT recovered: the base of the depreciation. */
export function withoutVat(acquisition: Acquisition, vat: RecoveredVat): Acquisition {
  return {
    ...acquisition,
    propertyPrice: acquisition.propertyPrice - vat.price,
    renovationPrice: acquisition.renovationPrice - vat.works,
    furniturePrice: acquisition.furniturePrice - vat.furniture,
  }
}

/**
 * VAT of one year: refunded the first one; what a sale without VAT would pay back loses a twentieth (a fifth for furniture)
 * each civil year begun since the delivery (CGI annexe II, art. 207).
 */
export function vatOfYear(vat: RecoveredVat, { signatureDate, deliveryDate, years }: Situation, year: number): VatYear {
  const adjustment = inForce(vatAdjustmentYears, signatureDate).value
  const elapsed = Math.max(0, year - yearOf(deliveryDate) + 1)
  const left = (lifetime: number) => Math.max(0, lifetime - elapsed) / lifetime
  const onPrice = vat.price * left(adjustment.building)
  const onRest = vat.works * left(adjustment.building) + vat.furniture * left(adjustment.movable)
  return {
    recovered: year === years[0]?.year ? roundToCent(vat.price + vat.works + vat.furniture) : 0,
    toPayBack: roundToCent(onPrice + onRest),
    keptOnPrice: roundToCent(vat.price - onPrice),
  }
}

/** The parameters of a letting with VAT. */
export function vatParameters({ signatureDate }: Situation): InForce<unknown>[] {
  return [
    inForce(normalVat, signatureDate),
    inForce(accommodationVat, signatureDate),
    inForce(vatAdjustmentYears, signatureDate),
  ]
}
