import { useSearchParams } from 'react-router-dom'
import type { ListRequest } from '#client/api'
import { choicesOf, FilterPanel, EmptyList, useLastPage } from '#client/screens/filters'
import { ErrorBlock, Skeleton, Empty } from '#client/ui'
import { TextInput } from '#client/ui/inputs'
import { DataTable, Pagination } from '#client/ui/table'
import { statusLabels } from '#contract/lifecycle'
import type { SaleKind } from '../kinds'
import { useSaleRights } from '../useSaleRights'
import { saleColumns } from './columns'
import { saleSearches, type SaleSearch, type SaleSearchChange } from './saleSearch'
import { useSales } from './useSales'
import '../sales.css'

interface SaleListProps {
  readonly kind: SaleKind
  /** What narrows it beyond the choices of a person: the sales of one client. */
  readonly only?: ListRequest['filter']
}

/** The sales of one kind, as the address narrows them. */
export function SaleList({ kind, only }: SaleListProps) {
  const [parameters, setParameters] = useSearchParams()
  const of = saleSearches[kind.type]
  const search = of.searchOf(parameters)
  const change = (changed: SaleSearchChange) => {
    setParameters((current) => of.withChange(current, changed), { replace: changed.page === undefined })
  }
  return (
    <div className="sale-list">
      <SaleFilters kind={kind} search={search} onChange={change} />
      <Found kind={kind} search={search} only={only} onChange={change} />
    </div>
  )
}

interface FiltersProps {
  readonly kind: SaleKind
  readonly search: SaleSearch
  readonly onChange: (change: SaleSearchChange) => void
}

const SaleFilters = ({ kind, search, onChange }: FiltersProps) => (
  <div className="sale-filters" role="search" aria-label={kind.label}>
    <div className="sale-search">
      <TextInput
        label="Rechercher un dossier"
        hideLabel
        placeholder="Nom du dossier"
        value={search.text}
        onChange={(typed) => {
          onChange({ text: typed ?? '' })
        }}
      />
    </div>
    <FilterPanel
      controls={[{ kind: 'choice', name: 'etat', label: 'État', choices: choicesOf(statusLabels(kind)) }]}
      values={search.filters}
      onChange={(filters) => {
        onChange({ filters })
      }}
    />
  </div>
)

function Found({ kind, search, only, onChange }: FiltersProps & { readonly only: ListRequest['filter'] }) {
  const { perimeter } = useSaleRights()
  const request = saleSearches[kind.type].requestOf(search)
  const { rows, page, isFetching, failure, refetch } = useSales(kind, {
    ...request,
    filter: { ...request.filter, ...only },
  })
  useLastPage(search, { page, isFetching })
  if (failure && !isFetching) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!page) return <Skeleton lines={6} />
  if (page.total === 0)
    return (
      <EmptyList search={search} onChange={onChange}>
        <Empty {...kind.none} />
      </EmptyList>
    )
  return (
    <>
      <DataTable
        caption={kind.label}
        columns={saleColumns(kind.type, perimeter === 'company')}
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
        total={page.total}
        onPage={(wanted) => {
          onChange({ page: wanted })
        }}
      />
    </>
  )
}
