import { useState } from 'react'
import { messages, type ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { DataTable, Pagination, type Column } from '#client/ui/table'

interface PagedTableProps<Type extends ResourceType> {
  readonly type: Type
  readonly caption: string
  readonly columns: readonly [Column<ResourceOf<Type>>, ...Column<ResourceOf<Type>>[]]
  /** Which of them; all when absent. */
  readonly filter?: Readonly<Record<string, string>>
  /** Said when there is none. */
  readonly none: string
}

const PAGE = 20

/** The resources of a type, in the order of the server, page by page. */
export function PagedTable<Type extends ResourceType>({
  type,
  caption,
  columns,
  filter = {},
  none,
}: PagedTableProps<Type>) {
  const [number, setNumber] = useState(1)
  const { resources, page, failure, isFetching, refetch } = useResourceList(type, {
    filter,
    page: { number, size: PAGE },
  })
  if (failure && !page)
    return <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={refetch} />
  if (!page) return <Skeleton lines={4} />
  if (page.total === 0) return <Empty title={none} />
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={resources} rowKey={({ id }) => id} isBusy={isFetching} />
      <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />
    </>
  )
}
