import {
  actions,
  allows,
  commissionIsVisible,
  heldRights,
  isRoleName,
  opens,
  rightsOf,
  roles,
  screenOf,
  screens,
  type Circumstances,
  type Right,
  type RoleName,
} from '#contract/access'
import { menus, rolePermissions, screenRows } from './rightsTable'

const roleNames = Object.keys(roles).filter(isRoleName)
/** An account of which nothing is held back. */
const trusted: Circumstances = {
  user: { can_manage_his_company: true, can_see_property_reference: true, can_see_commission: true, debug_mode: true },
  company: { hide_commissions: false },
}
const held = (names: readonly RoleName[], circumstances = trusted): ReadonlySet<Right> =>
  heldRights(rightsOf(names), circumstances)

describe('roles', () => {
  test('there are the 13 of the specification', () => {
    expect([...roleNames].sort()).toEqual([
      'admin',
      'api',
      'business-provider',
      'expert-member',
      'external-links',
      'full-commission',
      'member',
      'non-transactional-manager',
      'scpi-admin',
      'scpi-backoffice',
      'scpi-cif',
      'scpi-client',
      'transactional-manager',
    ])
  })
  test.each(roleNames)('%s gives the permissions of the table', (name) => {
    expect([...rightsOf([name]).permissions].sort()).toEqual(rolePermissions[name].split(' ').sort())
  })
  test('add up, and the widest perimeter holds', () => {
    const claire = rightsOf(['expert-member', 'full-commission', 'external-links'])
    expect(claire.perimeter).toBe('own')
    expect(claire.permissions.has('see_full_promoter_commission')).toBe(true)
    expect(rightsOf(['member', 'admin']).perimeter).toBe('company')
    expect(rightsOf(['member', 'scpi-admin']).perimeter).toBe('own')
  })
  test('names that are no roles give nothing', () => {
    expect(rightsOf(['owner', '__proto__']).permissions.size).toBe(0)
    expect(rightsOf([]).perimeter).toBe('own_leads')
  })
})

describe('screens', () => {
  /** Those who manage what they may not see are shown nothing (table of rights, second principle). */
  const withSight = (rights: readonly Right[]): Right[] =>
    rights.flatMap((right) =>
      right.startsWith('manage_') && SEEN.has(right) ? [right, SEEN.get(right) ?? right] : [right],
    )
  const SEEN = new Map<Right, Right>([
    ['manage_client_files', 'see_client_files'],
    ['manage_client_leads', 'see_client_leads'],
    ['manage_transactional_actions', 'see_transactional_actions'],
    ['manage_booking_documents', 'see_booking_documents'],
    ['manage_commercial_report', 'see_commercial_report'],
  ])
  const together = (...lists: readonly (readonly Right[])[]): string =>
    [...new Set(lists.flatMap(withSight))].sort().join(' ')
  const openingOf = (name: keyof typeof screens): readonly Right[] => {
    const { opening } = screens[name]
    return opening === 'public' || opening === 'never' ? [] : actions[opening]
  }

  test.each(screenRows)('$screen asks for what the table says', ({ screen, needs }) => {
    expect(together(openingOf(screen))).toBe(together(needs))
  })
  test.each(screenRows)(
    '$screen offers each action of the table for the rights that it names, and no other',
    ({ screen, needs, actions: rows }) => {
      const wanted = Object.values(rows).map((rights) => together(needs, rights))
      const offered = screens[screen].actions.map((action) => together(openingOf(screen), actions[action]))
      expect([...new Set(offered)].sort()).toEqual([...new Set(wanted)].sort())
    },
  )
  test('every screen is in the table, or never opens, or needs no login', () => {
    const known = new Set<string>(screenRows.map(({ screen }) => screen))
    const others = Object.entries(screens).filter(([name]) => !known.has(name))
    expect(others.map(([name, { opening }]) => [name, opening])).toEqual([
      ['login', 'public'],
      ['delivery', 'never'],
      ['billing', 'never'],
      ['study', 'public'],
    ])
  })
  test.each(Object.entries(menus))('%s opens the screens of its menu and no other', (role, menu) => {
    const rights = held(isRoleName(role) ? [role] : [])
    expect(menus.admin?.filter((name) => opens(rights, name))).toEqual(menu)
  })
  test.each([
    'api',
    'full-commission',
    'external-links',
    'scpi-cif',
    'scpi-admin',
    'scpi-backoffice',
    'scpi-client',
  ] as const)('%s alone does not use the real-estate application', (role) => {
    expect([opens(held([role]), 'dashboard'), opens(held([role]), 'login')]).toEqual([false, true])
  })
  test.each([
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    ['/dashboard/x', undefined],
    ['/comparateur', 'comparator'],
    ['/comparateur/lyon-69001', 'comparator'],
    ['/comparateur/details/pinel-1', 'comparator'],
    ['/comparateurs', undefined],
    ['/mes-dossiers', 'clientFiles'],
    ['/mes-dossiers/1', 'clientFile'],
    ['/mes-dossiers/1/synthesis', 'clientFile'],
    ['/mes-dossiers/1/solution', 'solution'],
    ['/mes-dossiers/1/current-sales/options', 'currentSales'],
    ['/mes-dossiers/1/billing', 'billing'],
    ['/mes-ventes/options', 'sales'],
    ['/simulateurs/pret-a-taux-zero', 'simulators'],
    ['/password/reset/abc', 'login'],
    ['/password/reset', undefined],
    ['/etude-immobiliere/preview', 'studyPreview'],
    ['/etude-immobiliere/1', 'study'],
    ['/nulle-part', undefined],
  ])('%s is the screen %s', (path, screen) => {
    expect(screenOf(path)).toBe(screen)
  })
  test.each([
    ['/', 'scpiHome'],
    ['/dashboard', 'scpiDashboard'],
    ['/clients', 'scpiClients'],
    ['/clients/nouveau', 'scpiClientCreation'],
    ['/clients/import', 'scpiClientCreation'],
    ['/clients/1', 'scpiClient'],
    ['/clients/1/identite', 'scpiClient'],
    ['/corbeille', 'scpiTrash'],
    ['/cabinet', 'scpiFirm'],
    ['/cabinet/contacts', 'scpiFirm'],
    ['/mon-compte/profil', 'scpiAccount'],
    ['/simulateurs/capacite-investissement', 'scpiSimulators'],
    ['/mes-dossiers', undefined],
    ['/company', undefined],
  ])('%s is the screen %s of the SCPI host', (path, screen) => {
    expect(screenOf(path, 'scpi')).toBe(screen)
  })
  test.each([
    ['scpi-cif', ['scpiDashboard', 'scpiClients', 'scpiClientCreation', 'scpiClient', 'scpiFirm']],
    ['scpi-admin', ['scpiDashboard', 'scpiClients', 'scpiClientCreation', 'scpiClient', 'scpiTrash', 'scpiFirm']],
    ['scpi-backoffice', ['scpiDashboard', 'scpiClients', 'scpiClient', 'scpiFirm']],
    ['admin', ['scpiDashboard', 'scpiFirm']],
    ['expert-member', []],
  ] as const)('%s opens %j of the SCPI host, and what everybody has', (role, opened) => {
    const rights = held([role])
    const ofHost = [
      'scpiDashboard',
      'scpiClients',
      'scpiClientCreation',
      'scpiClient',
      'scpiTrash',
      'scpiFirm',
    ] as const
    expect(ofHost.filter((name) => opens(rights, name))).toEqual(opened)
    expect([opens(rights, 'scpiAccount'), opens(rights, 'scpiSimulators')]).toEqual([true, true])
  })
})

describe('flags', () => {
  test.each([
    ['nothing held back', {}, true],
    ['the account may not', { user: { ...trusted.user, can_see_commission: false } }, false],
    ['the firm hides them', { company: { hide_commissions: true } }, false],
    ['this device hides them', { settings: { showCommission: false } }, false],
    ['this device shows them', { settings: { showCommission: true } }, true],
    ['a client looks on', { isMeeting: true }, false],
    [
      'the firm hides them, this device shows them',
      { company: { hide_commissions: true }, settings: { showCommission: true } },
      false,
    ],
  ])('commissions, %s: %s', (_case, change: Partial<Circumstances>, isVisible) => {
    const circumstances = { ...trusted, ...change }
    expect(commissionIsVisible(circumstances)).toBe(isVisible)
    expect(allows(held(['member'], circumstances), 'seeCommission')).toBe(isVisible)
    expect(allows(held(['member', 'full-commission'], circumstances), 'seeFullCommission')).toBe(isVisible)
  })
  test('the whole commission of the promoter asks for its permission too', () => {
    expect(allows(held(['member']), 'seeFullCommission')).toBe(false)
  })
  test('who manages a company without the flag looks at its settings and changes none', () => {
    const rights = held(['admin'], { ...trusted, user: { ...trusted.user, can_manage_his_company: false } })
    expect([opens(rights, 'company'), allows(rights, 'editCompanySettings')]).toEqual([true, false])
    expect(allows(held(['admin']), 'editCompanySettings')).toBe(true)
    expect(allows(held(['member']), 'editCompanySettings')).toBe(false)
  })
  test('files are given to another adviser by those who see the whole firm', () => {
    expect([allows(held(['admin']), 'reassignClientFiles'), allows(held(['member']), 'reassignClientFiles')]).toEqual([
      true,
      false,
    ])
  })
  test('a client who looks on reads no reference of a lot', () => {
    expect(allows(held(['member']), 'seePropertyReference')).toBe(true)
    expect(allows(held(['member'], { ...trusted, isMeeting: true }), 'seePropertyReference')).toBe(false)
  })
  test('permissions alone open nothing that asks for a flag', () => {
    expect(allows(rightsOf(['admin']).permissions, 'editCompanySettings')).toBe(false)
    expect(allows(rightsOf(['admin']).permissions, 'editClientFiles')).toBe(true)
  })
})
