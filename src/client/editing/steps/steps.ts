import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { SAVING_PAUSE } from '#client/ui/pauses'
import { concerns, isSameRef, type Step } from './change'

/** What a person did in a client file, and what they did to take it back; the latest at the end. */
export interface Steps {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const noSteps: Steps = { done: [], undone: [] }

/** How many steps are kept. */
const KEPT = 100

/** Adds a step; clears the steps that could be redone. */
export function withStep({ done }: Steps, step: Step): Steps {
  const last = done.at(-1)
  const joined = last && joinedTo(last, step)
  const next = joined ? [...done.slice(0, -1), joined] : [...done, step]
  return { done: next.slice(-KEPT), undone: [] }
}

/** One step for edits of the same field that are saved together, as the history has them; undefined when they are two. */
function joinedTo(last: Step, { id, changes: [change, ...others], at }: Step): Step | undefined {
  const [former, ...more] = last.changes
  if (!former || !change || others.length + more.length > 0 || at - last.at > SAVING_PAUSE) return undefined
  if (!former.before || !former.after || !change.before || !change.after || !isSameRef(former.ref, change.ref))
    return undefined
  const names = Object.keys(change.after)
  if (Object.keys(former.after).join() !== names.join()) return undefined
  return { id, changes: [{ ref: change.ref, before: former.before, after: change.after }], at }
}

/** The latest step about these types. */
export const lastOf = (steps: readonly Step[], types: readonly ResourceType[]): Step | undefined =>
  steps.findLast((step) => concerns(step, types))

/** A step, by its id, was taken back by another, `made`; null when nothing of it could be. */
export const withUndone = ({ done, undone }: Steps, id: string, made: Step | null): Steps => ({
  done: done.filter((step) => step.id !== id),
  undone: made ? [...undone, made] : undone,
})

/** An undo was itself undone: the step can be undone again. */
export const withRedone = ({ done, undone }: Steps, id: string, made: Step | null): Steps => ({
  done: made ? [...done, made] : done,
  undone: undone.filter((step) => step.id !== id),
})

/** Adds older steps, read from the server's history. */
export const withOlder = ({ done, undone }: Steps, older: readonly Step[]): Steps => ({
  done: [...older, ...done],
  undone,
})

/** A resource that was brought back has another id than the one that was removed. */
export function withRef({ done, undone }: Steps, from: Ref, to: Ref): Steps {
  const renamed = (step: Step): Step =>
    step.changes.some(({ ref }) => isSameRef(ref, from))
      ? {
          ...step,
          changes: step.changes.map((change) => (isSameRef(change.ref, from) ? { ...change, ref: to } : change)),
        }
      : step
  return { done: done.map(renamed), undone: undone.map(renamed) }
}
