import { entriesOf, isNumber, isText } from '#contract/json'
import { hashOf, type ChainedEvent } from '#server/repositories/audit'

/** What is wrong with the line of a file: no event, not as it was written, of another firm, or not what follows the line before. */
export type ExportBreak = 'unreadable' | 'changed' | 'foreign' | 'gap'

/** What a file of exported events holds up to the first line that does not hold. */
export interface CheckedExport {
  readonly events: number
  readonly companyId?: string | undefined
  /** The first event and the last, whose hashes those that stand in the application can be compared with. */
  readonly first?: ChainedEvent | undefined
  readonly last?: ChainedEvent | undefined
  readonly broken?: { readonly line: number; readonly why: ExportBreak }
}

/** Reads an exported trail again, and computes each hash without a database. @param lines JSON, an event each, the oldest first */
export async function checkExport(lines: AsyncIterable<string>): Promise<CheckedExport> {
  let checked: CheckedExport = { events: 0 }
  let line = 0
  for await (const text of lines) {
    line += 1
    if (text === '') continue
    const event = eventIn(text)
    const why = event ? breakAt(event, checked) : 'unreadable'
    if (!event || why) return { ...checked, broken: { line, why: why ?? 'unreadable' } }
    const { companyId, ...last } = event
    checked = { events: checked.events + 1, companyId, first: checked.first ?? last, last }
  }
  return checked
}

interface ExportedEvent extends ChainedEvent {
  readonly companyId: string
}

function breakAt(event: ExportedEvent, { companyId = event.companyId, last }: CheckedExport): ExportBreak | undefined {
  if (event.companyId !== companyId) return 'foreign'
  if (event.hash !== hashOf(companyId, event)) return 'changed'
  if (last && (event.position !== last.position + 1 || event.previous_hash !== last.hash)) return 'gap'
  return undefined
}

/** The event of a line; undefined when it is none. */
function eventIn(text: string): ExportedEvent | undefined {
  const entries = entriesOf(parsed(text))
  const textOf = (name: string): string => String(entries[name])
  const textOrNull = (name: string): string | null => (isText(entries[name]) ? entries[name] : null)
  const { position } = entries
  if (!TEXTS.every((name) => isText(entries[name])) || !isNumber(position)) return undefined
  return {
    companyId: textOf('company_id'),
    id: textOf('id'),
    position,
    at: textOf('at'),
    action: textOf('action'),
    actor: textOrNull('actor'),
    subject: textOrNull('subject'),
    address: textOrNull('address'),
    request_id: textOrNull('request_id'),
    details: textOf('details'),
    previous_hash: textOf('previous_hash'),
    hash: textOf('hash'),
  }
}

/** What every event has as text. */
const TEXTS = ['company_id', 'id', 'at', 'action', 'details', 'previous_hash', 'hash']

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
