import { createSelector } from '@reduxjs/toolkit'
import type { Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated, type EntitiesState } from '#client/entities'
import { nameOf } from '../shared/words'

/** A client as the list shows them; null where something is not known. */
export interface ClientRow {
  readonly id: string
  /** `Hélène Garance` */
  readonly name: string
  readonly email: string | null
  readonly city: string | null
  readonly firm: string | null
  /** Empty where nobody is known. */
  readonly adviser: string
  /** Whole per cent. */
  readonly completeness: number | null
  readonly status: Attributes<'scpi_client'>['status']
  readonly portalStatus: Attributes<'scpi_client'>['portal_status']
  /** Until when what they signed holds, `YYYY-MM-DD`; null as long as they have signed nothing. */
  readonly validUntil: string | null
  readonly updatedAt: string | null
}

interface State {
  readonly entities: EntitiesState
}
type Client = ResourceOf<'scpi_client'>

/** What the store holds of a client and of who follows them: the same row as long as none of that changes. */
export const selectClientRow = createSelector(
  [
    (_state: State, client: Client) => client,
    (state: State, { relationships }: Client) => selectRelated(state, 'user', relationships['adviser'])[0]?.attributes,
  ],
  ({ id, attributes }, adviser): ClientRow => {
    const { email, municipality, firm_name, completeness, status, portal_status, kyc_valid_until, updated_at } =
      attributes
    return {
      id,
      name: nameOf(attributes),
      email: email ?? null,
      city: municipality ?? null,
      firm: firm_name ?? null,
      adviser: [adviser?.first_name, adviser?.last_name].filter(Boolean).join(' '),
      completeness: completeness ?? null,
      status: status ?? null,
      portalStatus: portal_status ?? null,
      validUntil: kyc_valid_until ?? null,
      updatedAt: updated_at ?? null,
    }
  },
)
