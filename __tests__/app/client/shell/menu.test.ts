import { consumerMenu } from '../../../../src/features/consumer/client/menu'
import type { MenuItem } from '../../../../src/client/screens'
import { professionalMenu } from '../../../../src/app/client/features'
import { currentPlace, shownPlaces } from '../../../../src/app/client/shell/menu'

const labels = (places: readonly { readonly label: string }[]) => places.map(({ label }) => label)

const sales: MenuItem = {
  address: '/mes-ventes',
  label: 'Ventes',
  icon: null,
  keys: 'g v',
  children: [
    { address: '/mes-ventes', label: 'Toutes' },
    { address: '/mes-ventes/options', label: 'Options' },
  ],
}
/** The menu, with a group. */
const places = [...professionalMenu, sales]

describe('the professional menu', () => {
  test('has the entries of the features, in the order of the specification', () => {
    expect(labels(professionalMenu)).toEqual([
      'Tableau de bord',
      'Comparateur',
      'Société',
      'Dossiers clients',
      'Contacts',
      'Alertes',
      'Ventes',
      'Simulateurs',
      'Mon compte',
    ])
    expect(professionalMenu.flatMap(({ barLabel }) => barLabel ?? [])).toEqual(['Accueil', 'Comparer', 'Dossiers'])
  })

  test('shows what may be shown only, and no group without a place', () => {
    const shown = shownPlaces(places, (address) => ['/mes-dossiers', '/mes-ventes/options'].includes(address))
    expect(labels(shown)).toEqual(['Dossiers clients', 'Ventes'])
    expect(shown[1]?.children).toEqual([{ address: '/mes-ventes/options', label: 'Options' }])
    expect(labels(shownPlaces([sales], () => false))).toEqual([])
  })

  test.each([
    ['/mes-dossiers', '/mes-dossiers'],
    ['/mes-dossiers/0b4f/informations', '/mes-dossiers'],
    ['/comparateur/details/12/pinel', '/comparateur/montpellier-34000'],
    ['/comparateur', '/comparateur/montpellier-34000'],
    ['/company', '/company'],
    ['/mes-leads/12', '/mes-leads'],
    ['/mes-ventes', '/mes-ventes'],
    ['/mes-ventes/options', '/mes-ventes/options'],
    ['/mes-ventes/options/12', '/mes-ventes/options'],
    ['/mes-dossiers-anciens', undefined],
    ['/support/instantane', undefined],
  ])('the page %s belongs to %s', (page, place) => {
    expect(currentPlace(places, page)).toBe(place)
  })
})

test('the consumer menu leaves out what has no page, and groups with none', () => {
  expect(labels(consumerMenu(() => true))).toEqual(['Comparateur', 'Types d’investissement', 'Simulateurs', 'Blog'])
  expect(consumerMenu(() => false)).toEqual([])
  expect(consumerMenu((address) => address === '/lmnp')).toEqual([
    { label: 'Types d’investissement', links: [{ address: '/lmnp', label: 'LMNP' }] },
  ])
})
