import { frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Normal rate of VAT: a new dwelling, furniture, works. */
export const normalVat: Parameter<number> = {
  label: 'Taux normal de TVA',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2014-01-01', value: 0.2, source: 'CGI art. 278', evidence: 'official' }],
}

/** Rate of VAT on hotel-like stays and on the rents that the operator of a serviced residence pays. */
export const accommodationVat: Parameter<number> = {
  label: 'Taux de TVA de l’hébergement',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2014-01-01', value: 0.1, source: 'CGI art. 279, a', evidence: 'official' }],
}

/** Civil years over which the VAT recovered is paid back when the taxed letting stops. */
export const vatAdjustmentYears: Parameter<{ building: number; movable: number }> = {
  label: 'Régularisation de la TVA récupérée',
  write: ({ building, movable }) => `Immeuble ${frenchYears(building)}, mobilier ${frenchYears(movable)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2008-01-01',
      value: { building: 20, movable: 5 },
      source: 'CGI annexe II, art. 207',
      evidence: 'unverified',
    },
  ],
}

/** Hotel-like letting: services to be offered out of four, and nights of the longest stay (from 2024). */
export const hotelLikeLetting: Parameter<{ services: number; longestStay: number }> = {
  label: 'Conditions de la location para-hôtelière',
  write: ({ services, longestStay }) =>
    `Au moins ${services} services sur quatre${longestStay === Infinity ? '' : `, séjours de ${longestStay} nuits au plus, renouvelables`}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2003-01-01',
      value: { services: 3, longestStay: Infinity },
      source: 'CGI art. 261 D, 4°, b (avant 2024)',
      evidence: 'unverified',
    },
    {
      from: '2024-01-01',
      value: { services: 3, longestStay: 30 },
      source: 'CGI art. 261 D, 4°, b (loi 2023-1322, art. 84)\u202f; BOI-TVA-CHAMP-10-10-50-20',
      evidence: 'secondary',
    },
  ],
}
