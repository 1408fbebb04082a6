import { allows, type Action } from './actions'
import type { Right } from './rights'

/** The hosts that have screens for who is logged in. */
type ScreenHost = 'professional' | 'scpi'

interface Screen {
  /** The professional one unless it says otherwise. */
  readonly host?: ScreenHost
  /** Patterns of its addresses on this host: `:name` is one part of a path, `*` at the end whatever follows, or nothing. */
  readonly addresses: readonly string[]
  /** What opens it: an action, or nothing (`public`, without a login), or it never opens. */
  readonly opening: Action | 'public' | 'never'
  /** What it offers to those whose rights allow it. */
  readonly actions: readonly Action[]
}

/**
 * The screens of the real-estate application, and those of the SCPI area, which has a host of its own. Of two patterns of a
 * host that fit an address, the first holds.
 */
export const screens = {
  home: { addresses: ['/'], opening: 'readAccount', actions: [] },
  login: {
    addresses: ['/login', '/password/forgot', '/password/reset/:token', '/premiere-connexion'],
    opening: 'public',
    actions: [],
  },
  dashboard: {
    addresses: ['/dashboard'],
    opening: 'useRealEstate',
    actions: ['readClientFiles', 'readClientLeads', 'readSales', 'readReports', 'seeSalesCommission'],
  },
  comparator: {
    addresses: ['/comparateur/*'],
    opening: 'useRealEstate',
    actions: [
      'useRealEstate',
      'seePropertyReference',
      'seeCommission',
      'seeFullCommission',
      'seeExternalLinks',
      'editClientFiles',
      'actOnSales',
    ],
  },
  clientFiles: {
    addresses: ['/mes-dossiers'],
    opening: 'readClientFiles',
    actions: ['editClientFiles', 'reassignClientFiles'],
  },
  informations: {
    addresses: ['/mes-dossiers/:uuid/informations'],
    opening: 'readClientFiles',
    actions: ['editClientFiles'],
  },
  investmentCapacity: {
    addresses: ['/mes-dossiers/:uuid/investment-capacity'],
    opening: 'readClientFiles',
    actions: ['editClientFiles'],
  },
  solution: {
    addresses: ['/mes-dossiers/:uuid/solution'],
    opening: 'readClientFiles',
    actions: ['readClientFiles', 'editClientFiles', 'editReports'],
  },
  lotProposals: {
    addresses: ['/mes-dossiers/:uuid/lot-proposals'],
    opening: 'readClientFiles',
    actions: ['readClientFiles', 'editClientFiles', 'actOnSales'],
  },
  currentSales: {
    addresses: ['/mes-dossiers/:uuid/current-sales/*'],
    opening: 'readSalesOfClientFiles',
    actions: ['actOnSales', 'readBookingDocuments', 'editBookingDocuments'],
  },
  delivery: { addresses: ['/mes-dossiers/:uuid/delivery'], opening: 'never', actions: [] },
  billing: { addresses: ['/mes-dossiers/:uuid/billing'], opening: 'never', actions: [] },
  reports: {
    addresses: ['/mes-dossiers/:uuid/rapports'],
    opening: 'readReports',
    actions: ['readReports', 'editReports'],
  },
  clientFile: {
    addresses: ['/mes-dossiers/:uuid/*'],
    opening: 'readClientFiles',
    actions: ['readClientFiles', 'editClientFiles'],
  },
  clientLeads: {
    addresses: ['/mes-leads/*'],
    opening: 'readClientLeads',
    actions: ['editClientLeads', 'convertClientLeads'],
  },
  alerts: { addresses: ['/mes-alertes/*'], opening: 'useRealEstate', actions: ['useRealEstate'] },
  sales: {
    addresses: ['/mes-ventes/*'],
    opening: 'readSales',
    actions: ['actOnSales', 'readBookingDocuments', 'editBookingDocuments', 'seeSalesCommission'],
  },
  company: {
    addresses: ['/company/*'],
    opening: 'readCompanySettings',
    actions: ['editCompanySettings', 'manageCompanyKeys', 'readReportParameters', 'readAuditTrail', 'managePersons'],
  },
  trash: { addresses: ['/corbeille'], opening: 'useRealEstate', actions: [] },
  account: { addresses: ['/mon-compte/*'], opening: 'readAccount', actions: ['readAccount', 'manageTokens'] },
  simulators: { addresses: ['/simulateurs/*'], opening: 'simulate', actions: ['simulate', 'editClientFiles'] },
  studyPreview: { addresses: ['/etude-immobiliere/preview'], opening: 'readReports', actions: ['editReports'] },
  study: { addresses: ['/etude-immobiliere/:uuid'], opening: 'public', actions: [] },
  snapshot: {
    addresses: ['/support/instantane'],
    opening: 'useRealEstate',
    actions: ['useRealEstate', 'replaySnapshot'],
  },
  scpi: {
    addresses: [],
    opening: 'useScpi',
    actions: [
      'readScpiClients',
      'createScpiClients',
      'editScpiClients',
      'fullyUpdateScpiClients',
      'deleteScpiClients',
      'readInvestmentFiles',
      'editInvestmentFiles',
      'addOrDeleteScpiDocuments',
      'acceptOrRejectScpiDocuments',
      'manageScpiCompany',
    ],
  },
  scpiHome: { host: 'scpi', addresses: ['/'], opening: 'readAccount', actions: [] },
  scpiDashboard: {
    host: 'scpi',
    addresses: ['/dashboard'],
    opening: 'useScpi',
    actions: ['readScpiClients', 'createScpiClients', 'manageScpiCompany'],
  },
  scpiClients: {
    host: 'scpi',
    addresses: ['/clients'],
    opening: 'readScpiClients',
    actions: ['createScpiClients', 'deleteScpiClients'],
  },
  scpiClientCreation: {
    host: 'scpi',
    addresses: ['/clients/nouveau', '/clients/import'],
    opening: 'createScpiClients',
    actions: ['createScpiClients'],
  },
  scpiClient: {
    host: 'scpi',
    addresses: ['/clients/:uuid/*'],
    opening: 'readScpiClients',
    actions: ['editScpiClients', 'fullyUpdateScpiClients', 'deleteScpiClients'],
  },
  scpiTrash: { host: 'scpi', addresses: ['/corbeille'], opening: 'deleteScpiClients', actions: [] },
  scpiFirm: { host: 'scpi', addresses: ['/cabinet/*'], opening: 'useScpi', actions: ['manageScpiCompany'] },
  scpiAccount: {
    host: 'scpi',
    addresses: ['/mon-compte/*'],
    opening: 'readAccount',
    actions: ['readAccount', 'manageTokens'],
  },
  // What is written in a client file is written in the other area.
  scpiSimulators: {
    host: 'scpi',
    addresses: ['/simulateurs/*'],
    opening: 'simulateCapacity',
    actions: ['simulateCapacity'],
  },
} as const satisfies Readonly<Record<string, Screen>>

export type ScreenName = keyof typeof screens

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screens, name)
const names = Object.keys(screens).filter(isScreenName)
const all: Readonly<Record<ScreenName, Screen>> = screens

/** The screen of an address of a host, a path without its query; undefined when there is none. */
export function screenOf(path: string, host: ScreenHost = 'professional'): ScreenName | undefined {
  return names.find(
    (name) => (all[name].host ?? 'professional') === host && all[name].addresses.some((pattern) => fits(pattern, path)),
  )
}

function fits(pattern: string, path: string): boolean {
  const isOpen = pattern.endsWith('/*')
  const wanted = parts(isOpen ? pattern.slice(0, -2) : pattern)
  const given = parts(path)
  const hasLength = isOpen ? given.length >= wanted.length : given.length === wanted.length
  return hasLength && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** Whether these rights open the screen, once somebody is logged in. */
export function opens(rights: ReadonlySet<Right>, name: ScreenName): boolean {
  const { opening } = screens[name]
  if (opening === 'public') return true
  return opening !== 'never' && allows(rights, opening)
}
