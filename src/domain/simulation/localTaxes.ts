import type { SolutionConfiguration } from '../configuration'
import { type InForce, inForce } from '../law/parameter'
import {
  businessPropertyTax,
  type BusinessPropertyTaxTerms,
  leastNewHomeExemption,
  newHomeExemptionYears,
} from '../law/propertyTax'
import type { InvestmentScheme } from '../schemes/scheme'
import { type IsoDate, monthOf, yearOf, yearOfMonth } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import { type UndatedCharge, usualNames } from './usualCharges'

/** Who lets, and what it brings. Euros a month. */
export interface Letting {
  scheme: Pick<InvestmentScheme, 'letting' | 'isLetByTheNight' | 'isShares'>
  monthlyRent: number
  deliveryDate: IsoDate
}

/** When a charge begins, and the share of it that is due before: a municipality may limit the exemption of a new dwelling. */
export interface ChargeStart {
  /** Calendar year from which the whole is due. */
  dueFrom: number
  /** Calendar year from which a share is due, until `dueFrom`. */
  partlyDueFrom: number
  /** 0 when nothing is due before. */
  shareBefore: number
}

/** What the file says of the waste tax and of the property tax of businesses, euros a year. */
export function typedLocalTaxes(configuration: SolutionConfiguration, { scheme, monthlyRent, deliveryDate }: Letting) {
  const { waste_tax = 0, business_property_tax = 0, vacancy_rate = 0 } = configuration
  if (scheme.letting === 'none') return []
  const ownersShare = scheme.isLetByTheNight === true ? 1 : vacancy_rate
  const isExempt = monthlyRent * 12 <= businessTerms(deliveryDate).value.receipts
  return [
    localTax('waste_tax', roundToCent(waste_tax * ownersShare)),
    localTax('business_property_tax', scheme.letting === 'furnished' && !isExempt ? business_property_tax : 0),
  ]
}

/**
 * A new dwelling pays no property tax the year of its completion, then a share at most during its exemption; the waste tax
 * is due on the first 1 January. The property tax of businesses is free the year in which letting begins.
 */
export function startOf(key: string, configuration: SolutionConfiguration, deliveryDate: IsoDate): ChargeStart {
  const delivered = yearOf(deliveryDate)
  const isNew = configuration.seniority === 'new'
  const from = (dueFrom: number): ChargeStart => ({ dueFrom, partlyDueFrom: dueFrom, shareBefore: 0 })
  switch (key) {
    case 'property_tax':
      return isNew
        ? {
            dueFrom: delivered + 1 + newHomeYears(deliveryDate).value,
            partlyDueFrom: delivered + 1,
            shareBefore: 1 - (configuration.property_tax_exemption ?? 1),
          }
        : from(delivered)
    case 'waste_tax':
      return from(delivered + (isNew ? 1 : 0))
    case 'business_property_tax':
      return from(yearOfMonth(monthOf(deliveryDate) + 1) + businessTerms(deliveryDate).value.freeYears)
    default:
      return from(delivered)
  }
}

/** The rules of the local taxes that an operation pays or is spared. */
export function localTaxRules(
  configuration: SolutionConfiguration,
  { scheme, deliveryDate }: Pick<Letting, 'scheme' | 'deliveryDate'>,
): InForce<unknown>[] {
  const isPartial = (configuration.property_tax_exemption ?? 1) < 1
  return [
    ...(configuration.seniority === 'new' ? [newHomeYears(deliveryDate)] : []),
    ...(configuration.seniority === 'new' && isPartial ? [inForce(leastNewHomeExemption, deliveryDate)] : []),
    ...(scheme.letting === 'furnished' ? [businessTerms(deliveryDate)] : []),
  ]
}

const newHomeYears = (deliveryDate: IsoDate): InForce<number> => inForce(newHomeExemptionYears, deliveryDate)

export const businessTerms = (deliveryDate: IsoDate): InForce<BusinessPropertyTaxTerms> =>
  inForce(businessPropertyTax, deliveryDate)

function localTax(key: 'waste_tax' | 'business_property_tax', amount: number): UndatedCharge {
  return { key, label: usualNames[key], amount, origin: 'file', follows: 'charges', isPropertyCharge: true }
}
