import { useState } from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable, Pagination, type Column, type Sort } from '#client/ui/table'
import { InTheme } from '../../support/client/InTheme'

interface File {
  readonly id: string
  readonly title: string
  readonly effort: number
}
const files: readonly File[] = [
  { id: 'a', title: 'Marchetti', effort: 287 },
  { id: 'b', title: 'Durand', effort: 341 },
]
const columns: readonly [Column<File>, ...Column<File>[]] = [
  { key: 'title', title: 'Nom', sortable: true, cell: ({ id, title }) => <a href={`/mes-dossiers/${id}`}>{title}</a> },
  { key: 'effort', title: 'Effort', align: 'end', sortable: true, cell: ({ effort }) => effort },
]

function Files({ onSort }: { onSort: (sort: Sort) => void }) {
  const [sort, setSort] = useState<Sort>({ key: 'title', direction: 'ascending' })
  return (
    <DataTable
      caption="Dossiers clients"
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={(next) => {
        setSort(next)
        onSort(next)
      }}
    />
  )
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('a table is named, its rows too, and says how it is sorted', () => {
  render(<Files onSort={() => undefined} />, { wrapper: InTheme })
  const table = screen.getByRole('table', { name: 'Dossiers clients' })
  expect(within(table).getByRole('rowheader', { name: 'Marchetti' })).toBeVisible()
  expect(within(table).getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending')
  expect(within(table).getByRole('columnheader', { name: 'Effort' })).toHaveAttribute('aria-sort', 'none')
})

test('headers sort by keyboard: ascending first, then the other way', async () => {
  const sorts: Sort[] = []
  render(
    <Files
      onSort={(sort) => {
        sorts.push(sort)
      }}
    />,
    { wrapper: InTheme },
  )
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Effort' }).focus()
  await user.keyboard('{Enter}{Enter}')
  expect(sorts).toEqual([
    { key: 'effort', direction: 'ascending' },
    { key: 'effort', direction: 'descending' },
  ])
})

test('rows are a list of cards on a small screen, sorted by a choice', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  const sorts: Sort[] = []
  render(
    <Files
      onSort={(sort) => {
        sorts.push(sort)
      }}
    />,
    { wrapper: InTheme },
  )
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'Dossiers clients' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual(['MarchettiEffort287', 'DurandEffort341'])
  await userEvent.click(await screen.findByRole('combobox', { name: /^Trier par/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Effort' }))
  await userEvent.click(screen.getByRole('button', { name: /^Croissant/ }))
  expect(sorts).toEqual([
    { key: 'effort', direction: 'ascending' },
    { key: 'effort', direction: 'descending' },
  ])
  expect(screen.getByRole('button', { name: /^Décroissant/ })).toBeVisible()
})

describe('the pages of a list', () => {
  test('say where one stands and lead to the next', async () => {
    const asked: number[] = []
    render(
      <Pagination
        page={1}
        pageSize={25}
        total={60}
        onPage={(page) => {
          asked.push(page)
        }}
      />,
      { wrapper: InTheme },
    )
    expect(screen.getByText('1 à 25 sur 60')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }))
    expect(asked).toEqual([2])
  })

  test('end with the last row', () => {
    render(<Pagination page={3} pageSize={25} total={60} onPage={() => undefined} />, { wrapper: InTheme })
    expect(screen.getByText('51 à 60 sur 60')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  })

  test('are not shown when there is only one', () => {
    const { container } = render(<Pagination page={1} pageSize={25} total={25} onPage={() => undefined} />, {
      wrapper: InTheme,
    })
    expect(container).toBeEmptyDOMElement()
  })
})
