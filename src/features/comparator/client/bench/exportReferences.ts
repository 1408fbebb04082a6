import { downloadCsv } from '#client/screens'
import { lotName } from '#features/catalogue/client/lots'
import type { Reference } from './references'
import { sourceOf } from './words'

const titles = [
  'Référence',
  'Compte',
  'Source',
  'Date',
  'Distance (km)',
  'Surface (m²)',
  'Prix (€)',
  'Prix au m² (€)',
  'Loyer (€/mois)',
  'Neuf ou ancien',
]

/** Gives the references as a table that a spreadsheet opens. */
export function downloadReferences(references: readonly Reference[], leftOut: readonly string[]): void {
  downloadCsv('references.csv', [
    titles,
    ...references.map((reference) => [
      lotName(reference.lot),
      leftOut.includes(reference.lot.id) ? 'non' : 'oui',
      sourceOf(reference),
      reference.date,
      reference.distance ?? '',
      reference.surface,
      reference.price,
      reference.perSquareMetre,
      reference.lot.suggested_rent ?? '',
      reference.lot.program.seniority === 'old' ? 'ancien' : 'neuf',
    ]),
  ])
}
