import { Empty, ErrorBlock, formatPercent, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, Pagination } from '#client/ui/table'
import { columnsFor } from './columns'
import { KeptFiles } from './KeptFiles'
import { groups, isNarrowed, type Change, type Search } from './search'
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
export function FileList({
  search,
  rights,
  files: { rows, page, loan, isFetching, failure, refetch },
  onChange,
  onBegin,
}: FileListProps) {
  if (failure && !isFetching)
    return (
      <>
        <ErrorBlock message={failure.message} onRetry={refetch} />
        {failure.kind !== 'http' && <KeptFiles rights={rights} loan={loan} onOnline={refetch} />}
      </>
    )
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
      {loan && (
        <p className="file-note">
          Capacité&nbsp;: montant empruntable sur {loan.years}&nbsp;ans à {formatPercent(loan.rate)}, assurance
          comprise, sans dépasser 35&nbsp;% d’endettement&#8239;; arrondi au millier inférieur, à titre indicatif.
        </p>
      )}
    </>
  )
}

function NoFile({ search, onChange, onBegin }: Pick<FileListProps, 'search' | 'onChange' | 'onBegin'>) {
  if (search.page > 1)
    return (
      <Empty
        title="Cette page de la liste est vide."
        action={
          <Button
            onClick={() => {
              onChange({ page: 1 })
            }}
          >
            Revenir à la première page
          </Button>
        }
      />
    )
  if (isNarrowed(search)) {
    const nothing = Object.fromEntries(Object.keys(search.filters).map((name) => [name, null]))
    return (
      <Empty
        title="Aucun résultat avec ces filtres."
        action={
          <Button
            onClick={() => {
              onChange({ text: '', filters: nothing, group: groups[0] })
            }}
          >
            Effacer les filtres
          </Button>
        }
      />
    )
  }
  if (search.group !== groups[0])
    return (
      <Empty
        title={`Aucun dossier dans «\u00a0${search.group.label}\u00a0»`}
        action={
          <Button
            onClick={() => {
              onChange({ group: groups[0] })
            }}
          >
            Voir les dossiers actifs
          </Button>
        }
      />
    )
  return (
    <Empty
      title="Aucun dossier"
      {...(onBegin
        ? {
            sentence: 'Six chiffres suffisent pour commencer.',
            action: (
              <Button type="primary" onClick={onBegin}>
                Créer un dossier
              </Button>
            ),
          }
        : {})}
    />
  )
}
