import { bracketsText, frenchEuros, frenchPercent } from '../value/frenchText'
import type { Bracket } from '../mechanisms/progressiveScale'
import type { Parameter } from './parameter'

/**
 * Proportional fee of the notary on a sale, before VAT: slices of the price, with a floor in euros and a ceiling as a
 * share of the price.
 */
export const saleEmolument: Parameter<{ brackets: readonly Bracket[]; minimum: number; maximumShare: number }> = {
  label: 'Émoluments proportionnels du notaire',
  write: ({ brackets }) => bracketsText(brackets),
  checkedOn: '2026-06-01',
  values: [
    {
      from: '2016-05-01',
      value: { brackets: slices(0.03945, 0.01627, 0.01085, 0.00814), minimum: 90, maximumShare: 0.1 },
      source: 'C. com. art. A444-91 (arrêté du 26/02/2016)',
      evidence: 'unverified',
    },
    {
      from: '2021-01-01',
      value: { brackets: slices(0.0387, 0.01596, 0.01064, 0.00799), minimum: 90, maximumShare: 0.1 },
      source: 'C. com. art. A444-91 (arrêté du 28/02/2020)',
      evidence: 'secondary',
    },
  ],
}

/** Rate of VAT on the notary's fees. */
export const emolumentVat: Parameter<number> = {
  label: 'TVA sur les émoluments',
  write: frenchPercent,
  checkedOn: '2026-06-01',
  values: [{ from: '2014-01-01', value: 0.2, source: 'CGI art. 278', evidence: 'official' }],
}

/** Formalities of a sale, euros before VAT. */
export const formalities: Parameter<number> = {
  label: 'Forfait de formalités',
  write: frenchEuros,
  checkedOn: '2026-06-01',
  values: [{ from: '2021-01-01', value: 339.58, source: 'C. com. art. A444-171, n° 194', evidence: 'secondary' }],
}

/** Land registry contribution: share of the price, at least `minimum` euros. */
export const landRegistryContribution: Parameter<{ rate: number; minimum: number }> = {
  label: 'Contribution de sécurité immobilière',
  write: ({ rate, minimum }) => `${frenchPercent(rate)}, au moins ${frenchEuros(minimum)}`,
  checkedOn: '2026-06-01',
  values: [
    { from: '2013-01-01', value: { rate: 0.001, minimum: 15 }, source: 'CGI art. 878 et 879', evidence: 'secondary' },
  ],
}

/** Papers paid for by the notary on the buyer's behalf, euros: a practice. */
export const disbursements: Parameter<number> = {
  label: 'Débours',
  write: frenchEuros,
  checkedOn: '2026-06-01',
  values: [
    { from: '2013-01-01', value: 800, source: 'Usage notarial (400 à 1\u202f500\u00a0€)', evidence: 'unverified' },
  ],
}

/** Duties on an existing home: share of the municipality, and what the State takes to collect the department's share. */
export const transferDuties: Parameter<{ municipal: number; collection: number }> = {
  label: 'Droits de mutation',
  write: ({ municipal, collection }) =>
    `${frenchPercent(municipal)} pour la commune, ${frenchPercent(collection)} de frais sur la part départementale`,
  checkedOn: '2026-06-01',
  values: [
    {
      from: '2011-01-01',
      value: { municipal: 0.012, collection: 0.0237 },
      source: 'CGI art. 1584 et 1647, V',
      evidence: 'secondary',
    },
  ],
}

/** Duties on a new home (sale subject to VAT), collection fee included; VAT is no part of what they are due on. */
export const newHomeDuties: Parameter<number> = {
  label: 'Taxe de publicité foncière du neuf',
  write: frenchPercent,
  checkedOn: '2026-06-01',
  values: [{ from: '2011-01-01', value: 0.0071498, source: 'CGI art. 1594 F quinquies, A', evidence: 'secondary' }],
}

/** Rates of the departments: `usual`, and those that kept another one. */
interface DepartmentalDuties {
  usual: number
  exceptions: Readonly<Record<string, number>>
  /** Highest rate for a first home of one’s own: the rise does not apply to it. Absent: no other rate. */
  firstHomeAtMost?: number
}

const DEPARTMENTS_AT_4_5 = ['05', '06', '07', '16', '26', '48', '60', '65', '71', '971', '976']

/** Departmental duty by date of the deed, fraction of the price. */
export const departmentalDuties: Parameter<DepartmentalDuties> = {
  label: 'Taux départemental des droits de mutation',
  write: ({ usual, firstHomeAtMost }) => {
    const general = `${frenchPercent(usual)}, sauf départements à taux propre`
    return firstHomeAtMost === undefined
      ? general
      : `${general}\u202f; première résidence principale ${frenchPercent(firstHomeAtMost)} au plus`
  },
  checkedOn: '2026-06-01',
  values: [
    {
      from: '2014-03-01',
      value: { usual: 0.045, exceptions: { '36': 0.038, '56': 0.038, '976': 0.038 } },
      source: 'CGI art. 1594 D',
      evidence: 'unverified',
    },
    {
      from: '2025-04-01',
      value: {
        usual: 0.05,
        exceptions: { ...Object.fromEntries(DEPARTMENTS_AT_4_5.map((code) => [code, 0.045])), '36': 0.038 },
        firstHomeAtMost: 0.045,
      },
      source: 'CGI art. 1594 D\u202f; loi 2025-127, art. 116\u202f; tableau DGFiP du 01/06/2026',
      evidence: 'unverified',
    },
    {
      from: '2028-04-01',
      value: { usual: 0.045, exceptions: { '36': 0.038 } },
      source: 'CGI art. 1594 D (fin de la majoration de la loi 2025-127)',
      evidence: 'unverified',
    },
  ],
}

function slices(first: number, second: number, third: number, fourth: number): readonly Bracket[] {
  return [
    { from: 0, rate: first },
    { from: 6_500, rate: second },
    { from: 17_000, rate: third },
    { from: 60_000, rate: fourth },
  ]
}
