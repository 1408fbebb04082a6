import { Suspense } from 'react'
import type { Choice } from '#contract'
import { useSelection } from '#client/screens/selection'
import { lazyPart } from '#client/ui/lazy'
import { ErrorBlock, formatPercent, Skeleton } from '#client/ui'
import { DataTable, Pagination } from '#client/ui/table'
import { columnsFor } from './fileColumns'
import { KeptFiles } from './KeptFiles'
import { NoFile } from './NoFile'
import type { Change, Search } from './fileSearch'
import type { FileRights } from './useFileRights'
import type { Files } from './useFiles'

const FileSelection = lazyPart(
  async () => (await import(/* webpackChunkName: "file-selection" */ './FileSelection')).FileSelection,
)

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
  const { picked, clear, selection } = useSelection(rows, ({ title }) => title)
  if (failure && !isFetching) return <Failed rights={rights} files={files} failure={failure} />
  if (!page) return <Skeleton lines={8} />
  if (page.total === 0) return <NoFile search={search} onChange={onChange} onBegin={onBegin} />
  return (
    <>
      <DataTable
        caption="Dossiers clients"
        columns={columnsFor(rights)}
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
      {picked.length > 0 && (
        <Suspense>
          <FileSelection files={picked} rights={rights} advisers={advisers} onClear={clear} />
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
    <ErrorBlock message={failure.message} onRetry={refetch} />
    {failure.kind !== 'http' && <KeptFiles rights={rights} loan={loan} onOnline={refetch} />}
  </>
)

const CapacityNote = ({ loan }: { loan: NonNullable<Files['loan']> }) => (
  <p className="file-note">
    Capacité&nbsp;: montant empruntable sur {loan.years}&nbsp;ans à {formatPercent(loan.rate)}, assurance comprise, sans
    dépasser 35&#8239;% d’endettement&#8239;; arrondi au millier inférieur, à titre indicatif.
  </p>
)
