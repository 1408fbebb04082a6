import { groups, isNarrowed, requestOf, searchOf, withChange } from '../../../src/client/screens/clientFiles/search'

const read = (query: string) => searchOf(new URLSearchParams(query))

describe('the search of client files in the address', () => {
  test('shows the active files, the latest first, when the address says nothing', () => {
    expect(read('')).toEqual({ text: '', group: groups[0], project: null, sort: { key: 'updated_at', direction: 'descending' }, page: 1 })
  })

  test('reads what it says', () => {
    expect(read('recherche=durand&statut=actes&dispositif=pinel&tri=title&page=3')).toEqual({
      text: 'durand', group: groups[3], project: 'pinel', sort: { key: 'title', direction: 'ascending' }, page: 3,
    })
  })

  test.each(['statut=perdus', 'dispositif=inconnu', 'dispositif=toString', 'tri=password', 'page=-1', 'page=1.5', 'page=abc'])('takes %s as not said', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  test('a change leads back to the first page and keeps the rest of the address', () => {
    expect(withChange(new URLSearchParams('page=4&nouveau=1&tri=title'), { text: 'durand' }).toString()).toBe('nouveau=1&tri=title&recherche=durand')
  })

  test('turning the page keeps the search; what is usual is not written', () => {
    expect(withChange(new URLSearchParams('recherche=durand'), { page: 2 }).toString()).toBe('recherche=durand&page=2')
    expect(withChange(new URLSearchParams('recherche=durand&statut=actes&page=2'), { text: '', group: groups[0] }).toString()).toBe('')
  })

  test('a written change is read as it was made', () => {
    const change = { text: 'été & co', group: groups[1], project: 'malraux', sort: { key: 'completeness', direction: 'descending' }, page: 7 } as const
    expect(searchOf(withChange(new URLSearchParams(), change))).toEqual(change)
  })

  test('becomes a request by statuses, with the figures that may be read', () => {
    expect(requestOf(read('recherche=durand&statut=a-completer&tri=-title&page=2'), { figures: false, advisers: true })).toEqual({
      filter: { status: ['draft'] }, sort: ['-title'], page: { number: 2, size: 20 }, include: ['adviser'], q: 'durand',
    })
    const { filter, include } = requestOf(read('dispositif=pinel'), { figures: true, advisers: false })
    expect(filter).toMatchObject({ project: 'pinel' })
    expect(include).toEqual(['person', 'companion', 'simulation', 'income', 'tax', 'charge', 'currentLoans'])
  })

  test('a text or a project narrows the list, a group of statuses does not', () => {
    expect([read('recherche=a'), read('dispositif=pinel'), read('statut=actes')].map(isNarrowed)).toEqual([true, true, false])
  })
})
