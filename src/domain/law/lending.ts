import type { GuaranteeKind } from '../configuration'
import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Highest share of income that loans and rent should take, insurance included. */
export const debtRatioLimit: Parameter<number> = {
  label: 'Taux d’effort maximal',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2022-01-01', value: 0.35, source: 'Décision HCSF D-HCSF-2021-7', evidence: 'secondary' }],
}

/** Share of the expected rents that banks count as income: a practice. */
export const countedRentShare: Parameter<number> = {
  label: 'Part des loyers retenue par les banques',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2022-01-01', value: 0.7, source: 'Usage bancaire', evidence: 'unverified' }],
}

/** What a guarantee costs, as a share of the loan, before any part of it is given back: a practice, `unknown` until its kind is. */
export const guarantyFeeShare: Parameter<Readonly<Record<GuaranteeKind | 'unknown', number>>> = {
  label: 'Frais de garantie',
  write: ({ caution, mortgage, lender_privilege }) =>
    `Caution ${frenchPercent(caution)}, hypothèque ${frenchPercent(mortgage)}, privilège du prêteur ${frenchPercent(lender_privilege)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2022-01-01',
      value: { unknown: 0.015, caution: 0.014, mortgage: 0.015, lender_privilege: 0.00785 },
      source:
        'Usage\u00a0: 1,2 à 1,6\u202f% du prêt pour une caution, 1,5\u202f% pour une hypothèque, ' +
        'dont 0,715\u202f% de taxe que le privilège du prêteur ne paie pas (CGI art. 844)',
      evidence: 'unverified',
    },
  ],
}

/** The most that a bank may ask for an early repayment: the lower of some months of interest and a share of what remains due. */
export const earlyRepaymentTerms: Parameter<{ monthsOfInterest: number; share: number }> = {
  label: 'Indemnité de remboursement anticipé',
  write: ({ monthsOfInterest, share }) =>
    `${monthsOfInterest} mois d’intérêts du capital remboursé, au plus ${frenchPercent(share)} du capital restant dû`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '1980-06-28',
      value: { monthsOfInterest: 6, share: 0.03 },
      source: 'C. conso. art. R312-2 ancien',
      evidence: 'unverified',
    },
    {
      from: '2016-07-01',
      value: { monthsOfInterest: 6, share: 0.03 },
      source: 'C. conso. art. R313-25',
      evidence: 'secondary',
    },
  ],
}
