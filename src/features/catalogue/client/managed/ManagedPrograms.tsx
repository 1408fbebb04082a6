import { useState } from 'react'
import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { nameInSlug } from '#client/screens/places'
import { useResourceList } from '#client/store'
import { Card, Empty, ErrorBlock, formatDate, Skeleton, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput, TextInput } from '#client/ui/inputs'
import { DataTable, Pagination, type Column, type Sort } from '#client/ui/table'
import '../perimeter/api'
import { ManagedProgramDrawer } from './ManagedProgramDrawer'
import './managed.css'

type Program = ResourceOf<'managed_program'>
const PAGE = 20

/** What the firm says of programmes, and puts forward of them; the hidden ones too. */
export function ManagedPrograms() {
  const [sought, seek] = useState('')
  const [shown, show] = useState<string | number>('all')
  const [number, setNumber] = useState(1)
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' })
  const [opened, open] = useState<string>()
  const { resources, page, failure, isFetching, refetch } = useResourceList('managed_program', {
    ...(sought.trim() === '' ? {} : { q: sought.trim() }),
    ...(shown === 'all' ? {} : { filter: { is_visible: shown === 'visible' ? '1' : '0' } }),
    sort: [sort.direction === 'ascending' ? sort.key : `-${sort.key}`],
    page: { number, size: PAGE },
  })
  return (
    <Card
      title="Programmes"
      sentence="Mettez des lots en avant et dites à vos conseillers ce qu’ils doivent savoir d’un programme. Eux seuls le lisent."
    >
      <Filters
        sought={sought}
        shown={shown}
        onChange={(text, choice) => {
          seek(text)
          show(choice)
          setNumber(1)
        }}
      />
      {failure && !page && <ErrorBlock message={messages.technical} onRetry={refetch} />}
      {!failure && !page && <Skeleton lines={6} />}
      {page?.total === 0 && <Empty title="Aucun programme" />}
      {page && page.total > 0 && (
        <>
          <DataTable
            caption="Programmes"
            columns={columnsOf(open)}
            rows={resources}
            rowKey={({ id }) => id}
            isBusy={isFetching}
            sort={sort}
            onSort={setSort}
          />
          <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />
        </>
      )}
      {opened !== undefined && (
        <ManagedProgramDrawer
          id={opened}
          onClose={() => {
            open(undefined)
          }}
        />
      )}
    </Card>
  )
}

interface FiltersProps {
  readonly sought: string
  readonly shown: string | number
  readonly onChange: (sought: string, shown: string | number) => void
}

const Filters = ({ sought, shown, onChange }: FiltersProps) => (
  <div className="managed-filters">
    <TextInput
      label="Chercher un programme, une commune, un promoteur"
      value={sought}
      onChange={(text) => {
        onChange(text ?? '', shown)
      }}
    />
    <ChoiceInput
      label="Montrer"
      choices={[
        { value: 'all', label: 'Tous' },
        { value: 'visible', label: 'Visibles' },
        { value: 'hidden', label: 'Masqués' },
      ]}
      value={shown}
      onChange={(value) => {
        onChange(sought, value ?? 'all')
      }}
    />
  </div>
)

const columnsOf = (open: (id: string) => void): readonly [Column<Program>, ...Column<Program>[]] => [
  {
    key: 'name',
    title: 'Programme',
    sortable: true,
    cell: ({ id, attributes: { name, is_visible } }) => (
      <>
        <Button
          type="link"
          onClick={() => {
            open(id)
          }}
        >
          {name}
        </Button>
        {is_visible !== true && <StatusTag tone="neutral">Masqué</StatusTag>}
      </>
    ),
  },
  {
    key: 'promoter_name',
    title: 'Promoteur',
    sortable: true,
    cell: ({ attributes }) => attributes.promoter_name ?? '—',
  },
  {
    key: 'municipality',
    title: 'Commune',
    sortable: true,
    cell: ({ attributes: { municipality } }) => (municipality ? nameInSlug(municipality) : '—'),
  },
  {
    key: 'delivery_date',
    title: 'Livraison',
    sortable: true,
    cell: ({ attributes: { delivery_date: day } }) => (day ? formatDate(day) : '—'),
  },
  {
    key: 'property_count',
    title: 'Lots',
    align: 'end',
    sortable: true,
    cell: ({ attributes }) => attributes.property_count,
  },
  {
    key: 'available_count',
    title: 'Disponibles',
    align: 'end',
    sortable: true,
    cell: ({ attributes }) => attributes.available_count,
  },
  { key: 'top_count', title: 'En avant', align: 'end', sortable: true, cell: ({ attributes }) => attributes.top_count },
]
