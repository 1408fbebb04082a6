import { drawFrom, type DemoMaking, type DemoSize, type Draw, type Tables } from '#server/demo'
import { accountsOf, type DemoAccount } from './accounts'

type Firm = DemoAccount['firm']

const FIRMS = {
  ormeval: {
    name: 'Cabinet Ormeval Patrimoine',
    rcs_number: '000482117',
    rcs_city: 'Montpellier',
    hide_commissions: false,
    hidden_criteria: [] as string[],
    public_host: 'www.localhost' as string | null,
    agencies: ['Montpellier', 'Lyon', 'Nantes'],
  },
  vermeil: {
    name: 'Atelier Vermeil',
    rcs_number: '000517904',
    rcs_city: 'Bordeaux',
    hide_commissions: true,
    hidden_criteria: ['manager_strength', 'neighborhood_attractivity', 'resale_easiness'],
    public_host: null as string | null,
    agencies: ['Bordeaux'],
  },
} as const satisfies Readonly<Record<Firm, object>>

const firms = ['ormeval', 'vermeil'] as const

/** What its row says of a firm. */
const settingsOf = ({ agencies: _agencies, ...settings }: (typeof FIRMS)[Firm]) => settings

/** The ids of what files point at. */
export interface FirmIds {
  readonly company: Readonly<Record<Firm, string>>
  /** Of accounts, by key. */
  readonly user: ReadonlyMap<string, string>
}

/** When everything of the firms was created: some months before. */
export const createdAtOf = (asOf: Date): string => new Date(asOf.getTime() - 200 * 86_400_000).toISOString()

/** The ids of both firms and their accounts. */
export const firmIds = (size: DemoSize): FirmIds => makeFirms({ size, asOf: new Date(0), passwordHash: '' }).ids

/** Both firms with their agencies and accounts. */
export const firmRows = (making: DemoMaking): Tables => makeFirms(making).tables

function makeFirms({ asOf, passwordHash, size }: DemoMaking): { ids: FirmIds; tables: Tables } {
  const accounts = accountsOf(size)
  const createdAt = createdAtOf(asOf)
  const draw = drawFrom('firms')
  const stamps = { version: 1, created_at: createdAt, updated_at: createdAt }
  const networkId = draw.uuid()
  const company = { ormeval: draw.uuid(), vermeil: draw.uuid() }
  const centers = firms.flatMap((firm) =>
    agencies(firm, draw).map((row) => ({ company_id: company[firm], ...row, ...stamps })),
  )
  const users = accounts.map((account, index) => ({
    ...userRow(account, index, draw),
    company_id: company[account.firm],
    password_hash: account.technical ? null : passwordHash,
    ...stamps,
  }))
  const ids = new Map(accounts.map(({ key }, index) => [key, users[index]?.id ?? '']))
  const tables: Tables = {
    networks: [{ id: networkId, name: 'Réseau Cap Serein', ...stamps }],
    companies: firms.map((firm) => ({
      id: company[firm],
      network_id: firm === 'ormeval' ? networkId : null,
      ...settingsOf(FIRMS[firm]),
      ...stamps,
    })),
    business_centers: centers,
    users,
    user_business_centers: accounts.map(({ firm, key, agency }) => ({
      company_id: company[firm],
      user_id: ids.get(key),
      business_center_id: centers.find(({ name }) => name === `Agence de ${agency}`)?.id,
    })),
    tokens: [{ company_id: company.ormeval, user_id: ids.get('u7'), ...unknownToken(draw), ...stamps }],
  }
  return { ids: { company, user: ids }, tables }
}

const agencies = (firm: Firm, draw: Draw) =>
  FIRMS[firm].agencies.map((name) => ({ id: draw.uuid(), name: `Agence de ${name}` }))

/** Nobody knows its value: its owner makes another one. */
const unknownToken = (draw: Draw) => ({ id: draw.uuid(), name: 'Site vitrine', token_hash: draw.uuid() })

function userRow(account: DemoAccount, index: number, draw: Draw) {
  const { first_name, last_name, email, roles, department_code } = account
  return {
    id: draw.uuid(),
    first_name,
    last_name,
    email,
    roles,
    department_code,
    phone: `06 39 98 ${String(10 + index)} ${String(draw.whole(10, 99))}`,
    certificate_number: account.technical ? null : `CPI ${department_code}00 0000 000 ${String(100 + index)}`,
    siret_number: account.is_self_employed ? `000731${String(draw.whole(100, 999))}00017` : null,
    siret_municipality: account.is_self_employed ? 'Montpellier' : null,
    is_self_employed: account.is_self_employed ?? false,
    can_manage_his_company: account.can_manage_his_company ?? false,
    can_see_property_reference: account.can_see_property_reference ?? false,
    can_see_commission: account.can_see_commission ?? false,
    debug_mode: account.debug_mode ?? false,
  }
}
