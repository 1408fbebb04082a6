import { roundToCent } from '../value/rounding'
import type { FirmAssumptions, SolutionConfiguration } from '../configuration'
import { type ChargeStart, type Letting, startOf, typedLocalTaxes } from './localTaxes'
import { comparable, type UndatedCharge, usualNames } from './usualCharges'

/** A yearly charge of the property, and when it begins. */
export type Charge = UndatedCharge & ChargeStart

/**
 * The usual charges of a letting, those of the firm for a rent and the local taxes of the file, then the others of the client
 * file: a charge typed with the name of a usual one replaces it.
 */
export function chargesOf(configuration: SolutionConfiguration, defaults: FirmAssumptions, letting: Letting): Charge[] {
  const typed = configuration.simulation_charges ?? []
  const usual = [
    ...usualCharges(configuration, defaults, letting.monthlyRent * 12),
    ...(letting.scheme.isShares === true ? [] : typedLocalTaxes(configuration, letting)),
  ]
  const names = new Set(typed.map(({ label }) => comparable(label)))
  return [
    ...usual.filter(({ label }) => names.size === 0 || !names.has(comparable(label))),
    ...typed.map(({ label, amount }, index) => typedCharge(label, amount, usual, index)),
  ]
    .filter(({ amount }) => amount > 0)
    .map((charge) => Object.assign(charge, startOf(charge.key, configuration, letting.deliveryDate)))
}

function usualCharges(
  { budget_monitoring }: SolutionConfiguration,
  defaults: FirmAssumptions,
  yearlyRent: number,
): UndatedCharge[] {
  const bookkeeping = budget_monitoring === true ? defaults.annual_budget_monitoring_fee : 0
  const byRent = (key: keyof typeof usualNames, rate: number, follows: Charge['follows']) =>
    usualCharge(key, yearlyRent * rate, follows)
  return [
    byRent('condominium_fee', defaults.monthly_condominium_fee_rate, 'charges'),
    byRent('property_tax', defaults.property_tax_rate, 'charges'),
    byRent('rental_management', defaults.rental_management_rate, 'rents'),
    byRent('unpaid_rent_insurance', defaults.unpaid_rent_insurance_rate, 'rents'),
    usualCharge('owner_insurance', defaults.annual_owner_insurance_fee, 'charges'),
    { ...usualCharge('budget_monitoring', bookkeeping, 'charges'), isPropertyCharge: false },
  ]
}

function usualCharge(key: keyof typeof usualNames, amount: number, follows: Charge['follows']): UndatedCharge {
  return { key, label: usualNames[key], amount: roundToCent(amount), origin: 'firm', follows, isPropertyCharge: true }
}

function typedCharge(label: string, amount: number, usual: readonly UndatedCharge[], index: number): UndatedCharge {
  const replaced = usual.find((charge) => comparable(charge.label) === comparable(label))
  return {
    key: replaced?.key ?? `charge_${index + 1}`,
    label,
    amount,
    origin: 'file',
    follows: 'charges',
    isPropertyCharge: replaced?.isPropertyCharge ?? true,
  }
}
