import { saleParameters } from '#features/sales/contract/addresses'
import type { SaleRef } from './api'
import type { SaleType } from './kinds'

/** What a page of sales shows over its list, as its address says it. */
export interface SalesLocation {
  /** The sale whose sheet is open. */
  readonly sale: SaleRef | null
  /** What is being begun. */
  readonly begun: SaleType | null
  /** Id of the lot that it is begun on. */
  readonly lot: string | null
  /** Id of the programme that it is begun for. */
  readonly program: string | null
}

const types = ['option', 'booking', 'report'] as const

export function locationOf(parameters: URLSearchParams): SalesLocation {
  const open = types.flatMap((type) => {
    const id = parameters.get(saleParameters[type])
    return id === null ? [] : [{ type, id }]
  })
  return {
    sale: open[0] ?? null,
    begun: types.find((type) => saleParameters[type] === parameters.get('poser')) ?? null,
    lot: parameters.get('lot'),
    program: parameters.get('programme'),
  }
}

/** The address after a change of location: one thing is open at a time. */
export function withLocation(parameters: URLSearchParams, { sale, begun }: Partial<SalesLocation>): URLSearchParams {
  const next = new URLSearchParams(parameters)
  for (const name of [...Object.values(saleParameters), 'poser', 'lot', 'programme']) next.delete(name)
  if (sale) next.set(saleParameters[sale.type], sale.id)
  if (begun) next.set('poser', saleParameters[begun])
  return next
}
