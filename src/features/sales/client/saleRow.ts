import { createSelector } from '@reduxjs/toolkit'
import { isNumber, isText, entriesOf, type Entries } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated, type EntitiesState } from '#client/entities'
import { propertyAddress } from '#features/catalogue/contract'
import { saleKinds, type Sale } from './kinds'

/** A sale as lists and sheets show it. Amounts in euros; null where not known. */
export interface SaleRow {
  readonly id: string
  readonly type: Sale['type']
  /** Of the client file; null for one that the viewer may not see. */
  readonly client: string | null
  readonly clientFile: string | null
  /** What the viewer may call the lot; null for a dénonciation. */
  readonly lot: string | null
  readonly property: string | null
  /** The page of the lot. */
  readonly lotAddress: string | null
  readonly program: string | null
  readonly promoter: string | null
  readonly promoterPhone: string | null
  readonly adviser: string
  /** Whom it is sold by and through, by their ids. */
  readonly ids: Readonly<Record<'program' | 'promoter' | 'created_by', string | null>>
  readonly status: string
  /** A day or an instant: what its state waits for. */
  readonly deadline: string | null
  readonly price: number | null
  /** All of its attributes, those that the viewer may see. */
  readonly attributes: Entries
}

interface State {
  readonly entities: EntitiesState
}
type Relation = 'client_file' | 'property' | 'program' | 'promoter'

const related =
  <Type extends Relation>(type: Type) =>
  (state: State, { relationships }: Sale) =>
    selectRelated(state, type, relationships[type])

/** The same row as long as neither the sale nor what it points at changes. */
export const selectSaleRow = createSelector(
  [
    (_state: State, sale: Sale) => sale,
    related('client_file'),
    related('property'),
    related('program'),
    related('promoter'),
    (state: State, { relationships }: Sale) => selectRelated(state, 'user', relationships['created_by']),
  ],
  (sale, [file], [lot], [program], [promoter], [adviser]): SaleRow => {
    const attributes = entriesOf(sale.attributes)
    const { first_name, last_name } = adviser?.attributes ?? {}
    return {
      ...ownOf(sale, attributes),
      client: file?.attributes.title ?? null,
      ...lotOf(lot),
      program: program?.attributes.name ?? null,
      promoter: promoter?.attributes.name ?? null,
      promoterPhone: promoter?.attributes.contact_phone ?? null,
      adviser: [first_name, last_name].filter(Boolean).join(' '),
      price: numberIn(attributes, 'price') ?? lot?.attributes.property_price ?? null,
    }
  },
)

/** What the sale itself says. */
function ownOf(sale: Sale, attributes: Entries) {
  const status = textIn(attributes, 'status') ?? 'draft'
  const waitsFor = saleKinds[sale.type].states[status]?.deadline
  return {
    id: sale.id,
    type: sale.type,
    status,
    attributes,
    clientFile: linkedId(sale, 'client_file'),
    property: linkedId(sale, 'property'),
    ids: {
      program: linkedId(sale, 'program'),
      promoter: linkedId(sale, 'promoter'),
      created_by: linkedId(sale, 'created_by'),
    },
    deadline: waitsFor === undefined ? null : textIn(attributes, waitsFor),
  }
}

const lotOf = (lot: ResourceOf<'property'> | undefined) => ({
  lot: lot?.attributes.reference ?? null,
  lotAddress: lot?.attributes.project ? propertyAddress({ project: lot.attributes.project, id: lot.id }) : null,
})

export const textIn = (attributes: Entries, name: string): string | null => {
  const value = attributes[name]
  return isText(value) && value !== '' ? value : null
}

export const numberIn = (attributes: Entries, name: string): number | null => {
  const value = attributes[name]
  return isNumber(value) ? value : null
}

/** The id that a relation of a sale points at. */
export function linkedId({ relationships }: Pick<Sale, 'relationships'>, name: string): string | null {
  const linkage = relationships[name]
  return linkage && 'id' in linkage ? linkage.id : null
}
