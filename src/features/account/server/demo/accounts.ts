import type { RoleName } from '#contract/access'
import { firstNames, lastNames, type DemoSize } from '#server/demo'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo-2026!'

export interface DemoAccount {
  readonly key: string
  readonly firm: 'ormeval' | 'vermeil'
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly roles: readonly RoleName[]
  readonly agency: string
  readonly department_code: string
  readonly can_manage_his_company?: true
  readonly can_see_property_reference?: true
  readonly can_see_commission?: true
  readonly debug_mode?: true
  readonly is_self_employed?: true
  /** Calls the API with a token and never logs in. */
  readonly technical?: true
}

const ormeval = { firm: 'ormeval', agency: 'Montpellier', department_code: '34' } as const

export const accounts: readonly DemoAccount[] = [
  {
    ...ormeval,
    key: 'u1',
    first_name: 'Hélène',
    last_name: 'Vautrin',
    email: 'h.vautrin@ormeval.example',
    roles: ['admin'],
    can_manage_his_company: true,
    can_see_commission: true,
    debug_mode: true,
  },
  {
    ...ormeval,
    key: 'u2',
    first_name: 'Claire',
    last_name: 'Aubrac',
    email: 'c.aubrac@ormeval.example',
    roles: ['expert-member', 'full-commission', 'external-links'],
    can_see_commission: true,
    can_see_property_reference: true,
  },
  {
    ...ormeval,
    key: 'u3',
    first_name: 'Samir',
    last_name: 'Benkacem',
    email: 's.benkacem@ormeval.example',
    roles: ['member'],
    agency: 'Lyon',
    department_code: '69',
    can_see_property_reference: true,
  },
  {
    ...ormeval,
    key: 'u4',
    first_name: 'Julie',
    last_name: 'Torrens',
    email: 'j.torrens@ormeval.example',
    roles: ['non-transactional-manager'],
    agency: 'Nantes',
    department_code: '44',
    can_manage_his_company: true,
  },
  {
    ...ormeval,
    key: 'u5',
    first_name: 'Paul',
    last_name: 'Kerivel',
    email: 'p.kerivel@ormeval.example',
    roles: ['transactional-manager'],
    can_see_property_reference: true,
  },
  {
    ...ormeval,
    key: 'u6',
    first_name: 'Inès',
    last_name: 'Marchal',
    email: 'i.marchal@ormeval.example',
    roles: ['business-provider'],
    is_self_employed: true,
  },
  {
    ...ormeval,
    key: 'u7',
    first_name: 'Compte',
    last_name: 'technique',
    email: 'api@ormeval.example',
    roles: ['api'],
    technical: true,
  },
  {
    ...ormeval,
    key: 'u8',
    first_name: 'Nadège',
    last_name: 'Corbeval',
    email: 'cif@ormeval.example',
    roles: ['scpi-cif'],
  },
  {
    ...ormeval,
    key: 'u9',
    first_name: 'Victor',
    last_name: 'Amblancourt',
    email: 'admin-scpi@ormeval.example',
    roles: ['scpi-admin'],
  },
  {
    ...ormeval,
    key: 'u10',
    first_name: 'Odile',
    last_name: 'Fresnelle',
    email: 'backoffice@ormeval.example',
    roles: ['scpi-backoffice'],
  },
  {
    ...ormeval,
    key: 'u12',
    first_name: 'Basile',
    last_name: 'Trévoux',
    email: 'b.trevoux@ormeval.example',
    // Of both areas: he also follows the real-estate files of his agency.
    roles: ['scpi-cif', 'non-transactional-manager'],
    agency: 'Nantes',
    department_code: '44',
  },
  {
    key: 'v1',
    firm: 'vermeil',
    first_name: 'Aurore',
    last_name: 'Lestivel',
    email: 'a.lestivel@vermeil.example',
    roles: ['admin'],
    agency: 'Bordeaux',
    department_code: '33',
    can_manage_his_company: true,
  },
  {
    key: 'v2',
    firm: 'vermeil',
    first_name: 'Sabine',
    last_name: 'Ortelier',
    email: 'admin-scpi@vermeil.example',
    roles: ['scpi-admin'],
    agency: 'Bordeaux',
    department_code: '33',
  },
  {
    key: 'v3',
    firm: 'vermeil',
    first_name: 'Loris',
    last_name: 'Fauvernier',
    email: 'cif@vermeil.example',
    roles: ['scpi-cif'],
    agency: 'Bordeaux',
    department_code: '33',
  },
  {
    key: 'v4',
    firm: 'vermeil',
    first_name: 'Anselme',
    last_name: 'Virecourt',
    email: 'a.virecourt@vermeil.example',
    roles: ['expert-member'],
    agency: 'Bordeaux',
    department_code: '33',
  },
]

/** How many accounts there are. */
const COUNTS: Readonly<Record<DemoSize, number>> = { demo: 15, load: 60 }

/** The usual accounts, and as many advisers beside as the size asks for. */
export const accountsOf = (size: DemoSize): readonly DemoAccount[] => [
  ...accounts,
  ...moreAccounts(COUNTS[size] - accounts.length),
]

/** Advisers beside the usual accounts, by key. */
export const moreAdvisers = (size: DemoSize): readonly string[] =>
  moreAccounts(COUNTS[size] - accounts.length).map(({ key }) => key)

/** The accounts that anyone may log in with, to be shown. */
export function demoAccounts(): { email: string; name: string; roles: readonly RoleName[] }[] {
  return accounts
    .filter(({ technical }) => !technical)
    .map(({ email, first_name, last_name, roles }) => ({ email, name: `${first_name} ${last_name}`, roles }))
}

function moreAccounts(count: number): DemoAccount[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `load-${String(index)}`,
    firm: 'ormeval',
    first_name: firstNames.mrs[index % firstNames.mrs.length] ?? '',
    last_name: lastNames[index % lastNames.length] ?? '',
    email: `conseil${String(index)}@ormeval.example`,
    roles: ['member'],
    agency: 'Lyon',
    department_code: '69',
  }))
}
