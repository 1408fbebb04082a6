/** Address of the first screen: it leads on to the one that suits the person. */
export const homeAddress = '/'

/** Address of the dashboard. */
export const dashboardAddress = '/dashboard'

/** Address of the comparator, where a search begins. */
export const searchAddress = '/comparateur'

/** Where who forgot their password asks for a link. */
export const forgottenPasswordAddress = '/password/forgot'

/** Address of one's own account. */
export const accountAddress = '/mon-compte'

/** Address of what is set and looked after for the whole firm. */
export const companyAddress = '/company'

/** Address of the list of client files. */
export const clientFilesAddress = '/mes-dossiers'

/** Where a new client file begins. */
export const newClientFileAddress = `${clientFilesAddress}?nouveau=1`

/** Address of the leads, of one of them, and where a new one begins. */
export const leadsAddress = '/mes-leads'
export const leadAddress = (id: string): string => `${leadsAddress}?contact=${id}`
export const newLeadAddress = `${leadsAddress}?ouvrir=nouveau`

/** The tabs of a client file, as its address names them (specification §2). */
export const clientFileTabs = [
  'synthesis',
  'informations',
  'investment-capacity',
  'solution',
  'lot-proposals',
  'current-sales',
] as const
export type ClientFileTab = (typeof clientFileTabs)[number]

/** Address of a tab of a client file. */
export const clientFileAddress = (id: string, tab: ClientFileTab = 'synthesis'): string =>
  `${clientFilesAddress}/${id}/${tab}`

/** Address of the solution of a client file as it is printed; `?auto=1` prints it at once. */
export const printedSolutionAddress = (id: string): string => `${clientFileAddress(id, 'solution')}/print`

/** Path, query and fragment of an address, as `redirectUrl` carries them. */
export function pathOf(address: string | URL): string {
  const { pathname, search, hash } = new URL(address)
  return `${pathname}${search}${hash}`
}

/** The sales of one client, as their addresses name them: all of them, or one kind (specification §2). */
export const saleLists = ['default', 'options', 'reservations', 'denonciations'] as const
export type SaleListName = (typeof saleLists)[number]

/** Address of the sales of a client. */
export const currentSalesAddress = (id: string, list: SaleListName = 'default'): string =>
  `${clientFileAddress(id, 'current-sales')}/${list}`

/** Address of a section of the household, by its path in the API (`current-loans`), and of a field in it by its attribute. */
export const sectionAddress = (id: string, section: string, field?: string): string =>
  `${clientFileAddress(id, 'informations')}?section=${section}${field === undefined ? '' : `&champ=${field}`}`
