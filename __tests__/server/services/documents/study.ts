import type { Block, Cover, PrintedDocument } from '#presentation/documents'
import { formatEuros } from '#presentation/formats'

/** 25 years of an operation that costs money until its loan ends. */
export const years = Array.from({ length: 25 }, (_, at) => {
  const rents = 8_657 + 100 * at
  const loanPayment = at < 20 ? 10_536 : 0
  const charges = 2_292 + 30 * at
  return { year: 2028 + at, rents, taxSaving: 0, loanPayment, charges, taxes: 0, effort: loanPayment + charges - rents }
})

export const cover: Cover = {
  kind: 'Étude patrimoniale immobilière',
  sentence: 'Un T2 meublé à Montpellier, pour compléter votre retraite.',
  figures: [
    { label: 'Effort moyen', value: formatEuros(287, { per: 'mois' }), isMain: true },
    { label: 'Prix du bien', value: formatEuros(214_900) },
  ],
  author: ['Claire Aubrac, conseillère', 'claire.aubrac@ormeval.example'],
  edition: ['Règles fiscales au 20/11/2026', 'Version 3'],
}

/** A table of so many rows and six columns, each amount so many euros higher. */
export const table = (rows: number, euros = 0): Block => ({
  kind: 'table',
  caption: 'Année par année',
  columns: [
    { label: 'Année' },
    ...['Loyers', 'Charges', 'Mensualité', 'Effort', 'Patrimoine'].map((label) => ({ label, isNumber: true })),
  ],
  rows: Array.from({ length: rows }, (_, at) => [
    String(2028 + at),
    ...[8_657, 2_292, 10_536, 4_171, 37_500].map((amount) => formatEuros(amount + euros + at)),
  ]),
})

/** A document of one chapter, without a cover. */
export const documentOf = (blocks: readonly Block[], more: Partial<PrintedDocument> = {}): PrintedDocument => ({
  title: 'Étude de Nadia et Adrien Marchetti',
  company: 'Cabinet Ormeval Patrimoine',
  date: '20 novembre 2026',
  footer: 'Simulation non contractuelle.',
  hasContents: false,
  chapters: [{ key: 'chapter', title: 'Votre situation', blocks }],
  ...more,
})
