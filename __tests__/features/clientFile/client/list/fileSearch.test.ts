import {
  groups,
  isNarrowed,
  requestOf,
  searchOf,
  statusChoices,
  withChange,
} from '../../../../../src/features/clientFile/client/list/fileSearch'

const hers = { userId: 'u-helene', agencies: ['agency-1'] }
const read = (query: string) => searchOf(new URLSearchParams(query))

describe('the search of client files in the address', () => {
  test('shows the active files, the latest first, when the address says nothing', () => {
    expect(read('')).toEqual({
      text: '',
      group: groups[0],
      scope: 'societe',
      filters: {},
      sort: { key: 'updated_at', direction: 'descending' },
      page: 1,
      size: 20,
    })
  })

  test('reads what it says', () => {
    expect(
      read(
        'recherche=durand&statut=archives&dispositif=pinel&secteur=herault-34&complet-a=50&cree-depuis=2026-01-31&perimetre=moi&lignes=200&tri=title&page=3',
      ),
    ).toEqual({
      text: 'durand',
      group: groups[2],
      scope: 'moi',
      filters: { dispositif: 'pinel', secteur: 'herault-34', 'complet-a': '50', 'cree-depuis': '2026-01-31' },
      sort: { key: 'title', direction: 'ascending' },
      page: 3,
      size: 200,
    })
  })

  test.each([
    'statut=perdus',
    'statut=en-vente',
    'dispositif=inconnu',
    'dispositif=toString',
    'tri=password',
    'perimetre=monde',
    'lignes=7',
    'cree-depuis=2026-02-30',
    'conseiller=moi',
    'complet-a=beaucoup',
    'secteur=../x',
    'page=-1',
    'page=1.5',
    'page=abc',
  ])('takes %s as not said', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  test('a change leads back to the first page and keeps the rest of the address', () => {
    expect(withChange(new URLSearchParams('page=4&nouveau=1&tri=title'), { text: 'durand' }).toString()).toBe(
      'nouveau=1&tri=title&recherche=durand',
    )
  })

  test('turning the page keeps the search; what is usual is not written', () => {
    expect(withChange(new URLSearchParams('recherche=durand'), { page: 2 }).toString()).toBe('recherche=durand&page=2')
    expect(
      withChange(new URLSearchParams('recherche=durand&statut=archives&page=2'), {
        text: '',
        group: groups[0],
      }).toString(),
    ).toBe('')
  })

  test('a written change is read as it was made', () => {
    const change = {
      text: 'été & co',
      group: groups[1],
      scope: 'agence',
      filters: { dispositif: 'malraux', origine: 'fair' },
      size: 50,
      sort: { key: 'completeness', direction: 'descending' },
      page: 7,
    } as const
    expect(searchOf(withChange(new URLSearchParams(), change))).toEqual(change)
  })

  test('a filter is taken away by null, and the others stay', () => {
    expect(
      withChange(new URLSearchParams('dispositif=pinel&origine=fair&page=2'), {
        filters: { dispositif: null },
      }).toString(),
    ).toBe('origine=fair')
  })

  test('becomes a request by statuses, with the figures that may be read', () => {
    const { filter, include } = requestOf(read('dispositif=pinel&complet-a=80&perimetre=moi'), {
      figures: true,
      advisers: false,
      ...hers,
    })
    expect(filter).toEqual({ status: groups[0].statuses, project: 'pinel', min_completeness: '80' })
    expect(include).toEqual([
      'person',
      'companion',
      'simulation',
      'income',
      'tax',
      'charge',
      'currentLoans',
      'objectiveLocations',
    ])
  })

  test('the perimeter narrows for who sees all the files of the firm; a status that is asked for goes before its group', () => {
    const filterOf = (query: string) => requestOf(read(query), { figures: true, advisers: true, ...hers }).filter
    expect(filterOf('perimetre=moi')).toMatchObject({ adviser: 'u-helene' })
    expect(filterOf('perimetre=agence')).toMatchObject({ business_center: ['agency-1'] })
    expect(filterOf('etat=ready')).toEqual({ status: 'ready' })
  })

  test('who only brought the households asks for theirs, by name, status and dates only', () => {
    expect(
      requestOf(
        read('recherche=durand&statut=a-completer&dispositif=pinel&tri=-completeness&cree-depuis=2026-01-31&page=2'),
        { figures: false, advisers: false, ...hers },
      ),
    ).toEqual({
      part: 'by-lead-creator',
      filter: { status: ['draft'], created_from: '2026-01-31' },
      sort: [],
      page: { number: 2, size: 20 },
      q: 'durand',
    })
  })

  test('no status is offered that only a sale gives', () => {
    expect(groups.map(({ label }) => label)).toEqual(['Actifs', 'À compléter', 'Archivés'])
    expect(statusChoices.map(({ value }) => value)).toEqual(['draft', 'ready', 'simulated', 'presented', 'archived'])
  })

  test('a text or a project narrows the list, a group of statuses does not', () => {
    expect([read('recherche=a'), read('dispositif=pinel'), read('statut=archives')].map(isNarrowed)).toEqual([
      true,
      true,
      false,
    ])
  })
})
