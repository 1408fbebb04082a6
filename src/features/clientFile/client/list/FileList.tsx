import { Suspense } from 'react'
import type { Choice } from '#contract'
import { whyNotRead } from '#client/transport'
import { useLastPage } from '#client/screens/filters'
import { useSelection } from '#client/screens/selection'
import { useChosenColumns } from '#features/account/client/views'
import { lazyPart } from '#client/ui/lazy'
import { ErrorBlock, formatPercent, Skeleton } from '#client/ui'
import { DataTable, Pagination } from '#client/ui/table'
import { columnsFor } from './fileColumns'
import { requestOf, type Change, type Search } from './fileSearch'
import type { FileRights } from './useFileRights'
import type { Files } from './useFiles'

const FileSelection = lazyPart(
  async () => (await import(/* webpackChunkName: "file-selection" */ './FileSelection')).FileSelection,
)

// Without network, the service worker has it.
const KeptFiles = lazyPart(async () => (await import(/* webpackChunkName: "kept-files" */ './KeptFiles')).KeptFiles)

const NoFile = lazyPart(async () => (await import(/* webpackChunkName: "no-file" */ './NoFile')).NoFile)

interface FileListProps {
  readonly search: Search
  readonly rights: FileRights
  readonly files: Files
  /** Those to whom a file may be given. */
  readonly advisers: readonly Choice[]
  readonly onChange: (change: Change) => void
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** The files found, or why there are none. */
export function FileList({ search, rights, files, advisers, onChange, onBegin }: FileListProps) {
  const { rows, page, loan, isFetching, failure } = files
  useLastPage(search, files)
  const [name, ...others] = columnsFor(rights)
  const columns = useChosenColumns(others)
  const { selection, ...chosen } = useSelection(rows, ({ title }) => title, {
    search: JSON.stringify({ ...requestOf(search, rights), page: null }),
    total: page?.total ?? 0,
  })
  if (failure && !isFetching) return <Failed rights={rights} files={files} failure={failure} />
  if (!page) return <Skeleton lines={8} />
  if (page.total === 0)
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <NoFile search={search} onChange={onChange} onBegin={onBegin} />
      </Suspense>
    )
  return (
    <>
      <DataTable
        caption="Dossiers clients"
        columns={[name, ...columns]}
        rows={rows}
        rowKey={({ id }) => id}
        sort={search.sort}
        onSort={(sort) => {
          onChange({ sort })
        }}
        selection={rights.figures ? selection : undefined}
        isBusy={isFetching}
      />
      <Pages search={search} total={page.total} onChange={onChange} />
      {loan && <CapacityNote loan={loan} />}
      {chosen.picked.length > 0 && (
        <Suspense>
          <FileSelection {...{ search, loan, rights, advisers }} chosen={chosen} total={page.total} />
        </Suspense>
      )}
    </>
  )
}

const Pages = ({ search, total, onChange }: Pick<FileListProps, 'search' | 'onChange'> & { total: number }) => (
  <Pagination
    page={search.page}
    pageSize={search.size}
    onPageSize={(size) => {
      onChange({ size })
    }}
    total={total}
    onPage={(wanted) => {
      onChange({ page: wanted })
    }}
  />
)

interface FailedProps extends Pick<FileListProps, 'rights' | 'files'> {
  readonly failure: NonNullable<Files['failure']>
}

/** Without a server, the files kept on this device. */
const Failed = ({ rights, files: { loan, refetch }, failure }: FailedProps) => (
  <>
    <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
    {failure.kind !== 'http' && (
      <Suspense>
        <KeptFiles rights={rights} loan={loan} onOnline={refetch} />
      </Suspense>
    )}
  </>
)

const CapacityNote = ({ loan }: { loan: NonNullable<Files['loan']> }) => (
  <p className="file-note">
    Capacité d’emprunt&nbsp;: montant empruntable sur {loan.years}&nbsp;ans à {formatPercent(loan.rate)}, assurance
    comprise, sans compter de loyer à venir ni dépasser 35&#8239;% d’endettement&#8239;; arrondi au millier inférieur, à
    titre indicatif.
  </p>
)
