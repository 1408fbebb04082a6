import { isNumber, isText, entriesOf } from '#contract/json'
import type { ApiFailure } from '#client/transport'

/** A lot that may be proposed in the place of one that is taken. */
export interface SimilarLot {
  readonly id: string
  /** `A105, T2, 43 m², 209 900 €`. */
  readonly reference: string
  readonly rooms: number | null
  readonly surface: number | null
  /** Euros. */
  readonly price: number | null
}

/** What is said of a lot that another sale holds (423). */
export interface Taken {
  readonly message: string
  /** Who may tell more; null for nobody of the firm. */
  readonly contact: { readonly name: string; readonly email: string | null; readonly phone: string | null } | null
  readonly similar: readonly SimilarLot[]
}

/** Undefined for any other failure. */
export function takenIn(failure: ApiFailure): Taken | undefined {
  if (failure.kind !== 'http' || failure.status !== 423) return undefined
  const { contact, similar_properties: similar } = failure.held ?? {}
  const { name, email, phone } = entriesOf(contact)
  return {
    message: failure.message,
    contact: isText(name) ? { name, email: textOf(email), phone: textOf(phone) } : null,
    similar: (Array.isArray(similar) ? similar.map(entriesOf) : []).map(({ id, attributes }) => {
      const { reference, rooms, surface, property_price } = entriesOf(attributes)
      return {
        ...{ id: textOf(id) ?? '', reference: textOf(reference) ?? 'Lot' },
        ...{ rooms: numberOf(rooms), surface: numberOf(surface), price: numberOf(property_price) },
      }
    }),
  }
}

const textOf = (value: unknown): string | null => (isText(value) && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (isNumber(value) ? value : null)
