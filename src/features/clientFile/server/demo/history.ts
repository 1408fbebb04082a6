import { definitionOf } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Draw } from '#server/demo'

const DAY_MS = 86_400_000

/** An edit made in the past to one attribute of a section. */
export interface PastEdit {
  readonly id: string
  readonly resource_type: string
  readonly resource_id: string
  readonly operation: 'create' | 'update'
  readonly field: string
  readonly old_value: unknown
  readonly new_value: unknown
  readonly device: string
  readonly changed_at: string
}

const devices = ['Chrome sur Windows', 'Chrome sur Windows', 'Safari sur Mac', 'Safari sur iPad'] as const

/** The meeting by which a study was presented: one afternoon of the last month before `asOf`, as its lines of the history. */
export function pastMeeting(asOf: Date, draw: Draw): PastEdit[] {
  const day = new Date(asOf.getTime() - draw.whole(2, 28) * DAY_MS).toISOString().slice(0, 10)
  const meeting = {
    started_at: `${day}T14:00:00.000Z`,
    ended_at: `${day}T14:${draw.whole(35, 55)}:00.000Z`,
    screens: 'Synthèse, Capacité d’investissement, Solution chiffrée',
    is_presentation: true,
  }
  const resource_id = draw.uuid()
  return Object.entries(meeting).map(([field, new_value]) => ({
    id: draw.uuid(),
    resource_type: 'meeting',
    resource_id,
    operation: 'create' as const,
    field,
    old_value: null,
    new_value,
    device: devices[0],
    changed_at: meeting.ended_at,
  }))
}

/** Edits spread over the 90 days before `asOf`, the oldest first: amounts that were first entered otherwise, answers that came later. */
export function pastEdits(sections: readonly Resource[], asOf: Date, draw: Draw): PastEdit[] {
  const answers = sections.flatMap(({ type, id, attributes }) =>
    Object.entries(attributes).flatMap(([field, value]) => {
      const { kind, readOnly } = definitionOf(type).fields[field] ?? {}
      return readOnly === false && (typeof value === 'number' || typeof value === 'string')
        ? [{ type, id, field, value, kind }]
        : []
    }),
  )
  return draw
    .some(answers, draw.whole(5, 60))
    .map(({ type, id, field, value, kind }) => ({
      id: draw.uuid(),
      resource_type: type,
      resource_id: id,
      operation: 'update' as const,
      field,
      old_value:
        kind === 'amount' && typeof value === 'number' && value > 100
          ? Math.round(value * (0.85 + draw.number() * 0.1))
          : null,
      new_value: value,
      device: draw.pick(devices),
      changed_at: new Date(asOf.getTime() - Math.round(draw.number() * 90 * DAY_MS)).toISOString(),
    }))
    .sort((a, b) => a.changed_at.localeCompare(b.changed_at))
}
