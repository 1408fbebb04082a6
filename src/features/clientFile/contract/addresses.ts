/** Address of the list of client files. */
export const clientFilesAddress = '/mes-dossiers'

/** Where a new client file begins. */
export const newClientFileAddress = `${clientFilesAddress}?nouveau=1`

/** The tabs of a client file, as its address names them (specification §2). */
export const clientFileTabs = [
  'synthesis',
  'informations',
  'investment-capacity',
  'solution',
  'lot-proposals',
  'current-sales',
  'rapports',
] as const
export type ClientFileTab = (typeof clientFileTabs)[number]

/** Address of a tab of a client file. */
export const clientFileAddress = (id: string, tab: ClientFileTab = 'synthesis'): string =>
  `${clientFilesAddress}/${id}/${tab}`

/** Address of the solution of a client file as it is printed; `?auto=1` prints it at once. */
export const printedSolutionAddress = (id: string): string => `${clientFileAddress(id, 'solution')}/print`

/** The sales of one client, as their addresses name them: all of them, or one kind (specification §2). */
export const saleLists = ['default', 'options', 'reservations', 'denonciations'] as const
export type SaleListName = (typeof saleLists)[number]

/** Address of the sales of a client. */
export const currentSalesAddress = (id: string, list: SaleListName = 'default'): string =>
  `${clientFileAddress(id, 'current-sales')}/${list}`

/** Where an option on a lot begins, for the client of a file or for one to be chosen. */
export const newOptionAddress = (lot: string, file?: string): string =>
  `${file === undefined ? '/mes-ventes/options' : currentSalesAddress(file, 'options')}?poser=option&lot=${lot}`

/** Where the booking of a lot begins, for the client of a file or for one to be chosen. */
export const newBookingAddress = (lot: string, file?: string): string =>
  `${file === undefined ? '/mes-ventes/reservations' : currentSalesAddress(file, 'reservations')}?poser=reservation&lot=${lot}`

/** Where a client is declared to the promoter of a programme: the client of a file, or one to be chosen. */
export const newReportAddress = (program: string, file?: string): string =>
  `${file === undefined ? '/mes-ventes/denonciations' : currentSalesAddress(file, 'denonciations')}?poser=denonciation&programme=${program}`

/** Address of a section of the household, by its path in the API (`current-loans`), and of a field in it by its attribute. */
export const sectionAddress = (id: string, section: string, field?: string): string =>
  `${clientFileAddress(id, 'informations')}?section=${section}${field === undefined ? '' : `&champ=${field}`}`
