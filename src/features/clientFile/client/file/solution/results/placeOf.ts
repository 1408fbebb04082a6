import { schemes } from '#domain'
import { clientFileAddress, sectionAddress } from '#features/clientFile/contract'

/** Sections of the household that give the answers of the configuration. */
const household: Readonly<Record<string, string>> = {
  net_monthly_income: 'income',
  annual_tax: 'tax',
  fiscal_part: 'tax',
  alimony: 'charge',
  monthly_rent: 'charge',
  monthly_loan_payment: 'current-loans',
}

/** Groups of the operation that give the others. */
const operation: Readonly<Record<string, string>> = {
  project: 'projet',
  seniority: 'projet',
  municipality: 'projet',
  notary_signature_date: 'projet',
  delivery_date: 'projet',
  duration_to_display: 'projet',
  property_price: 'leviers',
  contribution: 'leviers',
  loan_duration: 'leviers',
  loan_rate: 'leviers',
  notary_fee: 'bien',
  suggested_rent: 'leviers',
  surface: 'bien',
  renovation_price: 'bien',
  furniture_price: 'bien',
  property_tax_exemption: 'bien',
  waste_tax: 'bien',
  business_property_tax: 'bien',
  yearly_rent_revaluation_rate: 'hypotheses',
  vacancy_rate: 'hypotheses',
  yearly_value_growth_rate: 'hypotheses',
  resale_fee_rate: 'hypotheses',
  ...Object.fromEntries(Object.keys(schemes.questions()).map((name) => [name, 'dispositif'])),
}

/** The section says the price of the property in a word of its own, and the loans one by one. */
const fieldNames: Readonly<Record<string, string | undefined>> = {
  property_price: 'investment_price',
  monthly_loan_payment: undefined,
}

/** Where in the file an attribute of the solution configuration is typed: down to its field. */
export function placeOf(id: string, name: string): string {
  const field = name in fieldNames ? fieldNames[name] : name
  const section = household[name]
  if (section !== undefined) return sectionAddress(id, section, field)
  return `${clientFileAddress(id, 'solution')}?groupe=${operation[name] ?? 'financement'}&champ=${field ?? name}`
}
