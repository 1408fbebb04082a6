/** The sales of the firm, and those of one kind. */
export const salesAddress = '/mes-ventes'

/** The lists of one kind, as their addresses name them. */
export const saleLists = ['options', 'reservations', 'denonciations'] as const
export type SaleListName = (typeof saleLists)[number]

export const saleListAddress = (list: SaleListName): string => `${salesAddress}/${list}`
