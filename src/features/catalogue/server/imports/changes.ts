import type { ImportChange } from '../repositories/imports'
import type { Change } from './plan'
import type { ProgramResult } from './program'

/** What an import is to remember of a programme and its lots, to undo it. */
export const changesOf = ({ program, lots }: ProgramResult): ImportChange[] => [
  ...(program ? [rememberedOf('programs', program)] : []),
  ...lots.changes.map((change) => rememberedOf('properties', change)),
]

export function rememberedOf(changed: ImportChange['changed'], change: Change): ImportChange {
  if (change.kind === 'withdraw')
    return { row_id: change.id, changed, before: change.before, after: { status: 'withdrawn' } }
  if (change.kind === 'create') return { row_id: change.id, changed, before: null, after: { ...change.row } }
  const names = Object.keys(change.before)
  const after = Object.entries(change.row).filter(([name]) => names.includes(name))
  return { row_id: change.id, changed, before: change.before, after: Object.fromEntries(after) }
}
