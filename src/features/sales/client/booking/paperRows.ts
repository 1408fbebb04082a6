import { entriesOf, isText, type Entries } from '#contract/json'
import { bookingPapers, paperStatuses, type PaperKey, type PaperStatus } from '#features/sales/contract'
import { bookingLifecycle } from '#features/sales/contract/lifecycles'
import { buyerName, buyersIn } from './Buyers'

/** A paper of a booking that was given. */
export interface GivenPaper {
  readonly id: string
  readonly key: PaperKey
  readonly name: string
  readonly status: PaperStatus
  /** Why it was refused. */
  readonly reason: string | null
  readonly buyer: string | null
  readonly url: string | null
}

/** A paper, asked for or not, and what was given of it. */
export interface PaperRow {
  readonly key: PaperKey
  readonly label: string
  /** To whom it applies, where it does not to all. */
  readonly condition: string | null
  readonly given: readonly GivenPaper[]
}

const conditions: Readonly<Record<string, string>> = {
  couple: 'si marié ou pacsé',
  employee: 'si salarié',
  deposit: 'si un dépôt est versé',
  loan: 'si un prêt est demandé',
}

const isKey = (key: string): key is PaperKey => Object.hasOwn(bookingPapers, key)
const keys = Object.keys(bookingPapers).filter(isKey)

/**
 * The papers of a booking that matter now: those that were given or asked for, and those that an action needs.
 * @param actions keys of the actions that are possible
 */
export function paperRows(attributes: Entries, actions: readonly string[]): readonly PaperRow[] {
  const { documents, missing_documents: missing } = attributes
  const given = (Array.isArray(documents) ? documents : []).map(entriesOf)
  const transitions = new Map(Object.entries(bookingLifecycle.transitions))
  const wanted = new Set([
    ...(Array.isArray(missing) ? missing.filter(isText) : []),
    ...actions.flatMap((action) => transitions.get(action)?.needs?.papers ?? []),
    ...given.map(({ key }) => String(key)),
  ])
  return keys
    .filter((key) => wanted.has(key))
    .map((key) => ({
      key,
      label: bookingPapers[key].label,
      condition: conditions[bookingPapers[key].asked] ?? null,
      given: given.filter((paper) => paper['key'] === key).map((paper) => givenOf(key, paper)),
    }))
}

/** How many papers of a list are there, of how many; one that was refused is not. */
export const countOf = (rows: readonly PaperRow[]): { readonly there: number; readonly all: number } => ({
  there: rows.filter(({ given }) => given.some(({ status }) => status === 'submitted' || status === 'accepted')).length,
  all: rows.length,
})

/** Whose paper of this key is given: each buyer's where they are told apart and each gives one; otherwise one for all, without a name. */
export function ownersOf(key: PaperKey, { buyers: held }: Entries): readonly Owner[] {
  const buyers = buyersIn(held)
  const ids = new Set(buyers.map(({ client }) => client ?? null))
  if (bookingPapers[key].of !== 'buyer' || ids.size < 2) return [{ buyer: null, name: null }]
  return buyers.map((one) => ({ buyer: one.client ?? null, name: buyerName(one) }))
}

interface Owner {
  /** Id of a `client`; null for the client of the file. */
  readonly buyer: string | null
  readonly name: string | null
}

const givenOf = (key: PaperKey, { id, name, status, reason, buyer, url }: Entries): GivenPaper => ({
  ...{ id: textOf(id) ?? '', key, name: textOf(name) ?? 'Pièce', status: statusOf(status) },
  ...{ reason: textOf(reason), buyer: textOf(buyer), url: textOf(url) },
})

const textOf = (value: unknown): string | null => (isText(value) && value !== '' ? value : null)
const statusOf = (value: unknown): PaperStatus =>
  value === 'requested' || value === 'accepted' || value === 'rejected' ? value : 'submitted'

export const statusLabel = (status: PaperStatus): string => paperStatuses[status]
