import { structured } from '#contract/fields'
import { isListOf, isObject } from '#contract/json'

/** Where a paper stands: asked for, given, accepted, or refused with a reason. */
export const paperStatuses = {
  requested: 'Demandée',
  submitted: 'Déposée',
  accepted: 'Validée',
  rejected: 'Refusée',
} as const
export type PaperStatus = keyof typeof paperStatuses

/** A paper of a booking. */
export interface BookingDocument {
  readonly id?: string
  readonly key: string
  readonly name: string
  readonly status?: PaperStatus
  readonly reason?: string | null
  /** Id of the client whose it is. */
  readonly buyer?: string | null
  readonly url?: string
}

/** The papers of a booking: sent with their file, answered with their address. */
export const documents = structured<readonly BookingDocument[]>(
  {
    kind: 'list',
    message: 'Une liste de pièces est attendue\u00a0: key, name, file.',
    isValue: (value): value is readonly BookingDocument[] => isListOf(value, isObject),
  },
  { label: 'Pièces', private: true, initial: [] },
)
