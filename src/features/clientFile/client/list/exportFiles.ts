import { enumerations } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { api, outcomeOf, type ListRequest } from '#client/api'
import { selectMany } from '#client/entities'
import type { AppStore } from '#client/store'
import { formatDate } from '#client/ui'
import { downloadCsv, today } from '#client/screens'
import type { UsualLoan } from '../shared/useUsualLoan'
import { selectFileRow, type FileRow } from './fileRow'

/** The most that a page may have: the fewest requests. */
const PAGE = 200
const areFiles = (refs: readonly Ref[]): refs is readonly Ref<'client_file'>[] =>
  refs.every(({ type }) => type === 'client_file')

/** Every file that a request finds, whatever its page. @throws {Error} with a French sentence */
async function everyRow(
  store: AppStore,
  request: Omit<ListRequest, 'type'>,
  loan: UsualLoan | undefined,
): Promise<readonly FileRow[]> {
  const rows: FileRow[] = []
  for (let number = 1, last = 1; number <= last; number++) {
    const asked = api.endpoints.list.initiate(
      { type: 'client_file', ...request, page: { number, size: PAGE } },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = outcomeOf(await store.dispatch(asked))
    if (error) throw new Error(error.message)
    const state = store.getState()
    rows.push(
      ...selectMany(state, areFiles(data.refs) ? data.refs : []).map((file) =>
        selectFileRow(state, file, loan, today()),
      ),
    )
    last = data.page?.last_page ?? 1
  }
  return rows
}

const titles = [
  'Dossier',
  'Client',
  'Statut',
  'Dispositif',
  'Complétude (%)',
  'Revenu net (€/mois)',
  'TMI (%)',
  'Capacité (€)',
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
  row.status ? enumerations.clientFileStatuses[row.status] : '',
  row.project ? enumerations.projectTypes[row.project] : '',
  row.completeness ?? '',
  row.income ?? '',
  percent(row.marginalRate),
  row.capacity ?? '',
  row.sector,
  row.deadline ? formatDate(row.deadline.day) : '',
  row.adviser,
  row.origin ? enumerations.leadOrigins[row.origin] : '',
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
