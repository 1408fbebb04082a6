import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Highest share of income that loans and rent should take, insurance included. */
export const debtRatioLimit: Parameter<number> = {
  label: 'Taux d’effort maximal',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2022-01-01', value: 0.35, source: 'Décision HCSF D-HCSF-2021-7', verified: true }],
}

/** Share of the expected rents that banks count as income: a practice. */
export const countedRentShare: Parameter<number> = {
  label: 'Part des loyers retenue par les banques',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2022-01-01', value: 0.7, source: 'Usage bancaire', verified: false }],
}
