import { clientFileStatuses, leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import type { ListRequest } from '#client/api'
import { selectMany } from '#client/entities'
import { everyRef } from '#client/screens/selection'
import type { AppStore } from '#client/store'
import { formatDate } from '#client/ui'
import { downloadCsv, today } from '#client/screens'
import type { UsualLoan } from '../shared/useUsualLoan'
import { selectFileRow, type FileRow } from './fileRow'

/** Every file that a request finds, whatever its page. @throws {Error} with a French sentence */
export async function everyRow(
  store: AppStore,
  request: Omit<ListRequest, 'type'>,
  loan: UsualLoan | undefined,
): Promise<readonly FileRow[]> {
  const ids = (await everyRef(store, { type: 'client_file', ...request })).map(({ id }) => ({
    type: 'client_file' as const,
    id,
  }))
  const state = store.getState()
  return selectMany(state, ids).map((file) => selectFileRow(state, file, loan, today()))
}

const titles = [
  'Dossier',
  'Client',
  'Statut',
  'Dispositif',
  'Complétude (%)',
  'Revenu net (€/mois)',
  'TMI (%)',
  'Capacité d’emprunt (€)',
  'Secteur',
  'Prochaine échéance',
  'Conseiller',
  'Origine',
  'Modifié le',
]

const percent = (fraction: number | null): number | '' => (fraction === null ? '' : fraction * 100)

const cellsOf = (row: FileRow): readonly (string | number)[] => [
  row.title,
  row.names,
  row.status ? clientFileStatuses[row.status] : '',
  row.project ? enumerations.projectTypes[row.project] : '',
  row.completeness ?? '',
  row.income ?? '',
  percent(row.marginalRate),
  row.capacity ?? '',
  row.sector,
  row.deadline ? formatDate(row.deadline.day) : '',
  row.adviser,
  row.origin ? leadOrigins[row.origin] : '',
  row.updatedAt === null ? '' : formatDate(row.updatedAt),
]

/** Gives files as a file for a spreadsheet. */
export const exportRows = (rows: readonly FileRow[]): void => {
  downloadCsv(`dossiers-${today()}.csv`, [titles, ...rows.map(cellsOf)])
}

/** Gives the whole filtered list as a file for a spreadsheet. @throws {Error} with a French sentence */
export async function exportFiles(
  store: AppStore,
  request: Omit<ListRequest, 'type'>,
  loan: UsualLoan | undefined,
): Promise<number> {
  const rows = await everyRow(store, request, loan)
  exportRows(rows)
  return rows.length
}
