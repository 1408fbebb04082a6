import { frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

const SOURCE = 'CGI art. 279-0 bis A\u202f; BOI-TVA-IMM-30'

/** Rate of VAT on a new intermediate dwelling. */
export const lliVat: Parameter<number> = {
  label: 'Taux de TVA du logement locatif intermédiaire',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2024-01-01', value: 0.1, source: SOURCE, evidence: 'secondary' }],
}

/** Years of letting from the delivery, and years after which a single dwelling is sold without paying the VAT back. */
export const lliCommitment: Parameter<{ years: number; freeSaleAfter: number }> = {
  label: 'Engagement du logement locatif intermédiaire',
  write: ({ years, freeSaleAfter }) =>
    `Location pendant ${frenchYears(years)}, vente sans complément de TVA après ${frenchYears(freeSaleAfter)}`,
  checkedOn: '2026-12-31',
  values: [{ from: '2024-01-01', value: { years: 20, freeSaleAfter: 15 }, source: SOURCE, evidence: 'secondary' }],
}

/** Years of the credit equal to the property tax, years of full exemption included. */
export const lliPropertyTaxYears: Parameter<number> = {
  label: 'Créance de taxe foncière du logement locatif intermédiaire',
  write: frenchYears,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2023-01-01',
      value: 20,
      source: 'CGI art. 220 Z septies\u202f; BOI-IS-RICI-40-10-20 § 50',
      evidence: 'secondary',
    },
  ],
}
