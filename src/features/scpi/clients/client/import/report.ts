import { downloadCsv } from '#client/screens'
import type { Table } from '#client/screens/tables'
import type { ImportAnswer, ImportedLine } from '../api'
import type { FieldOfColumn } from './columns'

/** A line of the report: what became of it, and whose it is. */
export interface ReportRow extends ImportedLine {
  /** As the file names them; empty where it does not. */
  readonly name: string
}

export const outcomes = {
  created: { done: 'Créé', foreseen: 'À créer', tone: 'success' },
  updated: { done: 'Mis à jour', foreseen: 'À mettre à jour', tone: 'info' },
  rejected: { done: 'Refusé', foreseen: 'Refusé', tone: 'error' },
} as const
export type Outcome = keyof typeof outcomes

/** The report, line by line, in the order of the file. */
export function rowsOf({ lines }: ImportAnswer, { rows }: Table, fields: FieldOfColumn): readonly ReportRow[] {
  const places = ['firstname1', 'lastname'].map((name) => fields.indexOf(name))
  return lines.map((line, index) => ({
    ...line,
    name: places
      .map((place) => rows[index]?.cells[place]?.trim() ?? '')
      .filter((text) => text !== '')
      .join(' '),
  }))
}

/** `colonne Date de naissance : …` */
export const reasonOf = ({ column, message }: ImportedLine): string =>
  column === null ? message : `colonne ${column}\u00a0: ${message}`

/** Gives the refused lines as they are in the file, with the reason of each: to be corrected, and imported alone. */
export function downloadRejected(answer: ImportAnswer, { columns, rows }: Table): void {
  const rejected = answer.lines.flatMap((line, index) =>
    line.outcome === 'rejected'
      ? [[...columns.map((_title, place) => rows[index]?.cells[place] ?? ''), line.line, reasonOf(line)]]
      : [],
  )
  downloadCsv('lignes-refusees.csv', [[...columns, 'Ligne', 'Motif'], ...rejected])
}
