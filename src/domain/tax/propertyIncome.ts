import { inForce } from '../law/parameter'
import { microProperty } from '../law/propertyIncome'
import { alive, carry, type CarryForward, use } from '../mechanisms/carryForward'
import { shareProperty } from '../mechanisms/landDeficit'
import type { PropertyResult } from '../schemes/scheme'
import { endOfYear } from '../value/calendar'

/** The unfurnished rents of a household in a year. Euros. */
export interface DeclaredProperty {
  /** Taxed, the deficits of earlier years used: at least 0. */
  net: number
  /** Deficit set against global income. */
  onGlobalIncome: number
  /** Deficits left for the property income of the next years. */
  stock: CarryForward
}

/**
 * Unfurnished rents under the actual regime: those already net and the operation’s are declared together, the oldest
 * deficits are used first (CGI art. 28 and 156, I, 3°).
 * @param lifetime years during which a deficit may be used
 */
export function declareProperty(
  netRents: number,
  property: PropertyResult | undefined,
  stock: CarryForward,
  year: number,
  lifetime: number,
): DeclaredProperty {
  const share = shareProperty(
    netRents + (property?.rents ?? 0),
    property?.financialCharges ?? 0,
    property?.otherCharges ?? 0,
    property?.globalIncomeCap ?? 0,
  )
  const used = use(alive(stock, year, lifetime), share.profit)
  return {
    net: share.profit - used.used,
    onGlobalIncome: share.onGlobalIncome,
    stock: carry(used.stock, year, share.carried),
  }
}

/** Whether the flat regime is open to the rents of a household, euros a year without charges (CGI art. 32, 1). */
export function isMicroPropertyOpen(rents: number, year: number): boolean {
  return rents <= inForce(microProperty, endOfYear(year)).value.ceiling
}

/** Rents under the flat regime, euros: no charge is deducted besides the allowance (CGI art. 32). */
export function microPropertyIncome(rents: number, year: number): number {
  return rents * (1 - inForce(microProperty, endOfYear(year)).value.allowance)
}
