import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { Ref } from '#contract/jsonapi'
import type { Step } from './change'
import { noSteps, withOlder, withRedone, withRef, withStep, withUndone, type Steps } from './steps'

interface FileSteps extends Steps {
  /** The groups of sections whose older steps were requested from the server. */
  readonly asked: readonly string[]
}

/** Undo and redo steps of each open aggregate, by its id. Never stored on the device. */
export type ChangesState = Readonly<Record<string, FileSteps>>

interface OfParent {
  readonly parentId: string
}
/** A step that was taken back, or done again, by its id; `made` is what did it, null when nothing of it could be. */
interface Return extends OfParent {
  readonly id: string
  readonly made: Step | null
}

export const stepDone = createAction<OfParent & { step: Step }>('changes/stepDone')
export const stepUndone = createAction<Return>('changes/stepUndone')
export const stepRedone = createAction<Return>('changes/stepRedone')
/** A resource was brought back: under another id than it had. */
export const broughtBack = createAction<OfParent & { from: Ref; to: Ref }>('changes/broughtBack')
export const olderAsked = createAction<OfParent & { group: string }>('changes/olderAsked')
export const olderFound = createAction<OfParent & { steps: readonly Step[] }>('changes/olderFound')
/** The aggregate was closed. */
export const stepsForgotten = createAction<OfParent>('changes/stepsForgotten')

const none: FileSteps = { ...noSteps, asked: [] }
const isEvent = isAnyOf(stepDone, stepUndone, stepRedone, broughtBack, olderAsked, olderFound)

/** A plain reducer: steps are shared from one state to the next. */
export function changesReducer(state: ChangesState = {}, action: UnknownAction): ChangesState {
  if (stepsForgotten.match(action))
    return Object.fromEntries(Object.entries(state).filter(([parentId]) => parentId !== action.payload.parentId))
  if (!isEvent(action)) return state
  const { parentId } = action.payload
  return { ...state, [parentId]: next(state[parentId] ?? none, action) }
}

function next(held: FileSteps, action: UnknownAction): FileSteps {
  if (stepDone.match(action)) return { ...held, ...withStep(held, action.payload.step) }
  if (stepUndone.match(action)) return { ...held, ...withUndone(held, action.payload.id, action.payload.made) }
  if (stepRedone.match(action)) return { ...held, ...withRedone(held, action.payload.id, action.payload.made) }
  if (broughtBack.match(action)) return { ...held, ...withRef(held, action.payload.from, action.payload.to) }
  if (olderFound.match(action)) return { ...held, ...withOlder(held, action.payload.steps) }
  return olderAsked.match(action) ? { ...held, asked: [...held.asked, action.payload.group] } : held
}

export const selectSteps = ({ changes }: { readonly changes: ChangesState }, parentId: string): FileSteps =>
  changes[parentId] ?? none
