import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Calendar years after the one of completion during which a new dwelling pays no property tax. */
export const newHomeExemptionYears: Parameter<number> = {
  label: 'Exonération de taxe foncière des logements neufs',
  write: frenchYears,
  checkedOn: '2025-12-31',
  values: [{ from: '1992-01-01', value: 2, source: 'CGI art. 1383, I', evidence: 'secondary' }],
}

/** Least share of the property tax that a municipality must leave exempt when it limits the exemption of new dwellings. */
export const leastNewHomeExemption: Parameter<number> = {
  label: 'Exonération partielle de taxe foncière des logements neufs',
  write: (share) => `Limitée par la commune à ${frenchPercent(share)} de la base au moins`,
  checkedOn: '2025-12-31',
  values: [
    { from: '1992-01-01', value: 0, source: 'CGI art. 1383, V ancien', evidence: 'secondary' },
    { from: '2021-01-01', value: 0.4, source: 'CGI art. 1383, I (loi 2019-1479, art. 16)', evidence: 'secondary' },
  ],
}

/** When furnished letting pays the property tax of businesses (CFE): receipts in euros a year. */
export interface BusinessPropertyTaxTerms {
  /** Calendar years free, from the one in which letting begins. */
  freeYears: number
  /** Receipts up to which nothing is due. */
  receipts: number
}

/** Property tax of businesses, which furnished letting owes. */
export const businessPropertyTax: Parameter<BusinessPropertyTaxTerms> = {
  label: 'Cotisation foncière des entreprises',
  write: ({ freeYears, receipts }) =>
    `Rien la première année civile (${frenchYears(freeYears)}), ni jusqu’à ${frenchEuros(receipts)} de recettes`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2019-01-01',
      value: { freeYears: 1, receipts: 5_000 },
      source: 'CGI art. 1478, II et 1647 D',
      evidence: 'secondary',
    },
  ],
}
