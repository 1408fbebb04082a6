import { clientFileAddress, sectionAddress } from '../../../addresses'
import { schemeAnswers } from '../inputs/schemeAnswers'

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
  project: 'projet', seniority: 'projet', municipality: 'projet', notary_signature_date: 'projet', duration_to_display: 'projet',
  property_price: 'bien', notary_fee: 'bien', suggested_rent: 'bien', surface: 'bien', renovation_price: 'bien', furniture_price: 'bien',
  yearly_rent_revaluation_rate: 'hypotheses',
  ...Object.fromEntries(Object.values(schemeAnswers).flat().map((name) => [name, 'dispositif'])),
}

/** Where in the file an attribute of the solution configuration is typed. */
export function placeOf(id: string, name: string): string {
  const section = household[name]
  return section === undefined ? `${clientFileAddress(id, 'solution')}?groupe=${operation[name] ?? 'financement'}` : sectionAddress(id, section)
}
