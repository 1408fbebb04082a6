import { ErrorBlock, formatPercent, Skeleton } from '#client/ui'
import { DataTable, Pagination } from '#client/ui/table'
import { columnsFor } from './fileColumns'
import { KeptFiles } from './KeptFiles'
import { NoFile } from './NoFile'
import type { Change, Search } from './fileSearch'
import type { FileRights } from './useFileRights'
import type { Files } from './useFiles'

interface FileListProps {
  readonly search: Search
  readonly rights: FileRights
  readonly files: Files
  readonly onChange: (change: Change) => void
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
}

/** The files found, or why there are none. */
export function FileList({ search, rights, files, onChange, onBegin }: FileListProps) {
  const { rows, page, loan, isFetching, failure } = files
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
        isBusy={isFetching}
      />
      <Pagination
        page={search.page}
        pageSize={search.size}
        onPageSize={(size) => {
          onChange({ size })
        }}
        total={page.total}
        onPage={(wanted) => {
          onChange({ page: wanted })
        }}
      />
      {loan && <CapacityNote loan={loan} />}
    </>
  )
}

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
