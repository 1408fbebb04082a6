import { createActionLog, type ActionLog } from '#client/debug'
import type { AnswerLog } from './answers'
import { fates, type RootState } from './state'

/** What thunks find in their `extra` besides the transport: what happened last. */
export interface Recorder {
  readonly log: ActionLog<RootState>
  readonly answers: AnswerLog
}

export const createLog = (): ActionLog<RootState> =>
  createActionLog<RootState>(({ session }) => session.user?.id, recordedPart)

/** A state as a snapshot holds it: its slices, by what becomes of them. `api` is no part of it: the workings of requests, no data. */
export function recordedPart(state: RootState): Readonly<Record<string, Partial<RootState>>> {
  const parts: Record<string, Partial<RootState>> = {}
  for (const [slice, content] of Object.entries<unknown>({ ...state })) {
    const fate = fateOf(slice)
    if (fate !== undefined && slice !== 'api') parts[fate] = { ...parts[fate], [slice]: content }
  }
  return parts
}
const fateOf = (slice: string): string | undefined => fates()[slice]
