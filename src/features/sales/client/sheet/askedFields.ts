import type { ResourceDefinition } from '#contract'
import { bookingActionBodies, optionActionBodies, reportActionBodies } from '#features/sales/contract'
import type { SaleAction } from '../api'
import type { SaleKind, SaleType } from '../kinds'
import type { SaleRow } from '../saleRow'

type Fields = ResourceDefinition['fields']
interface Body {
  readonly fields: Fields
}

const bodies: Readonly<Record<SaleType, ReadonlyMap<string, Body>>> = {
  option: new Map<string, Body>(Object.entries(optionActionBodies)),
  booking: new Map<string, Body>(Object.entries(bookingActionBodies)),
  report: new Map<string, Body>(Object.entries(reportActionBodies)),
}

/** Lists have an editor of their own in the sheet, and a request is filled in by its assistant. */
const elsewhere: ReadonlySet<string> = new Set(['buyers', 'program', 'promoter', 'comment'])
const filledBefore: ReadonlySet<string> = new Set(['submit'])

/** What an action is asked for before it is done: attributes with their rules and words. */
export function askedFields(
  { type }: SaleKind,
  { attributes }: Pick<SaleRow, 'attributes'>,
  { action }: Pick<SaleAction, 'action'>,
): readonly (readonly [name: string, field: Fields[string]])[] {
  const body = bodies[type].get(action)
  if (!body || filledBefore.has(action)) return []
  return Object.entries(body.fields).filter(([name, field]) => {
    if (elsewhere.has(name) || (name === 'reason' && field.required !== true)) return false
    return name !== 'consent_at' || !attributes[name]
  })
}
