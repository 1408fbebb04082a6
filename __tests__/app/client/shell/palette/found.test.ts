import type { MenuItem } from '../../../../../src/client/screens'
import { loadProfessionalSettings } from '../../../../../src/app/client/features'
import { articlesFound } from '../../../../../src/app/client/shell/palette/articles'
import {
  looksFound,
  placesFound,
  settingsFound,
  shortcutsFound,
} from '../../../../../src/app/client/shell/palette/doings'
import type { Found } from '../../../../../src/app/client/shell/palette/found'
import { matching, ranked, rankOf, ranks } from '../../../../../src/app/client/shell/palette/ranking'
import { initialSettings } from '../../../../../src/client/session/device'

const labels = (found: readonly { readonly label: string }[]) => found.map(({ label }) => label)
const file = (label: string): Found => ({ id: label, group: 'Dossiers', label, target: { address: '/x' } })
const town = (label: string): Found => ({ id: label, group: 'Communes', label, target: { address: '/x' } })

describe('what was typed', () => {
  test.each([
    ['Évry', 'evry', 'same'],
    ['Évry-Courcouronnes (91000)', 'evry', 'firstWords'],
    ['Camille MARCHETTI', 'marchetti', 'wholeWords'],
    ['CGI art. 39 C', 'CGI 39 c', 'wholeWords'],
    ['Saint-Ouen-sur-Seine', 'seine saint', 'wholeWords'],
    ['L’Haÿ-les-Roses', 'hay', 'wholeWords'],
    ['Marchetti', 'march', 'beginning'],
    ['CGI art. 199 novovicies', '199 NOVO', 'beginningsOfWords'],
    ['Marchetti', 'chetti', 'inside'],
  ] as const)('in %s, %s has the rank %s', (text, typed, rank) => {
    expect(rankOf(text, typed)).toBe(ranks[rank])
  })

  test('is not found where a word of it is missing', () => {
    expect(rankOf('Marchetti', 'martin')).toBeUndefined()
  })

  test('ranks what is found in its group, and groups by their best; what suits as well stays in its order', () => {
    const found = [file('Démarche Martin'), file('Marchand'), file('Louis Martin'), town('Mar'), town('Lamarche')]
    expect(labels(ranked(found, 'mar'))).toEqual(['Mar', 'Lamarche', 'Marchand', 'Démarche Martin', 'Louis Martin'])
  })

  test('is a person’s name in either order: it comes before a town that begins so', () => {
    const person = { ...file('Thomas Cazenave'), group: 'Contacts', otherName: 'Cazenave Thomas' } as const
    expect(labels(ranked([town('Cazenave-Serres'), person], 'cazenave'))).toEqual([
      'Thomas Cazenave',
      'Cazenave-Serres',
    ])
  })

  test('is a person’s name before the town of that name; the town comes before what only has its name inside', () => {
    const fontaine = { ...town('Fontaine (38600)'), otherName: 'Fontaine' }
    const found = [fontaine, file('Nguyen – PTZ Fontaine'), file('Fontaine – Malraux')]
    expect(labels(ranked(found, 'fontaine'))).toEqual([
      'Fontaine – Malraux',
      'Nguyen – PTZ Fontaine',
      'Fontaine (38600)',
    ])
    expect(labels(ranked(found.slice(0, 2), 'fontaine'))).toEqual(['Fontaine (38600)', 'Nguyen – PTZ Fontaine'])
  })

  test.each(['CGI 39 C', '39 c', 'art 39 c', 'article 39 C'])('is the exact article first: %s', (typed) => {
    expect(labels(ranked(matching(articlesFound, typed), typed))[0]).toBe('CGI art. 39 C')
  })

  test('is the article before those that are numbered after it', () => {
    const found = ranked(matching(articlesFound, 'article 156'), 'article 156')
    expect(labels(found).slice(0, 2)).toEqual(['CGI art. 156', 'CGI art. 156 bis'])
  })

  test('is what a setting or a text is called by before a town that begins so', async () => {
    const ofHere = [...settingsFound(await loadProfessionalSettings()), ...articlesFound]
    const firstOf = (typed: string, towns: readonly string[]) =>
      ranked([...towns.map(town), ...matching(ofHere, typed)], typed)[0]?.group
    expect(firstOf('pinel', ['Pinel-Hauterive (47380)'])).toBe('Textes de loi')
    expect(firstOf('taux', ['Tauxigny-Saint-Bauld (37310)'])).toBe('Réglages')
  })

  test('is found beside the name too, after the names', () => {
    const found = matching(articlesFound, 'pinel')
    expect(labels(found)).toContain('CGI art. 199 novovicies')
    expect(labels(matching(articlesFound, '199 novovicies'))).toEqual(['CGI art. 199 novovicies'])
  })
})

describe('what the application does and where it leads', () => {
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

  test('places, those of groups too', () => {
    const [option] = matching(placesFound([sales]), 'OPTIONS ventes')
    expect(option).toMatchObject({ label: 'Ventes › Options', target: { address: '/mes-ventes/options' } })
  })

  test('what shortcuts do, but for those that need the focus', () => {
    const act = () => undefined
    const shortcuts = [
      { keys: 'n', label: 'Nouveau dossier', act },
      { keys: 'j', label: 'Dossier suivant', needsFocus: true, act },
    ]
    expect(labels(shortcutsFound(shortcuts))).toEqual(['Nouveau dossier'])
  })

  test('the exact place of a setting, by the words that people have for it', async () => {
    const settings = settingsFound(await loadProfessionalSettings())
    const addressOf = (typed: string) => matching(settings, typed).map(({ target }) => target)
    expect(addressOf('usure')).toEqual([{ address: '/company?tab=usure' }])
    expect(addressOf('mot de passe')).toEqual([{ address: '/mon-compte/mot-de-passe' }])
    expect(addressOf('taille texte')).toEqual([{ address: '/mon-compte/accessibilite' }])
  })

  test('the looks that are not those of now', () => {
    const changes: object[] = []
    const found = looksFound(initialSettings, (changed) => changes.push(changed))
    expect(labels(found)).toEqual(['Thème sombre', 'Thème automatique', 'Densité compacte'])
    for (const { target } of found) if ('act' in target) target.act()
    expect(changes).toEqual([{ theme: 'dark' }, { theme: 'auto' }, { density: 'compact' }])
  })
})
