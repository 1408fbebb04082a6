/** The sales of the firm, and those of one kind. */
export const salesAddress = '/mes-ventes'

/** The lists of one kind, as their addresses name them. */
export const saleLists = ['options', 'reservations', 'denonciations'] as const
export type SaleListName = (typeof saleLists)[number]

export const saleListAddress = (list: SaleListName): string => `${salesAddress}/${list}`

/** What each kind is called in an address. */
export const saleParameters = { option: 'option', booking: 'reservation', report: 'denonciation' } as const

/** The sheet of a sale, over all sales. */
export const saleSheetAddress = (type: keyof typeof saleParameters, id: string): string =>
  `${salesAddress}?${saleParameters[type]}=${id}`
