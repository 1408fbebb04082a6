import { isResourceType } from '#contract'
import { selectEvery } from '#client/entities'
import { createActionLog, type ActionLog } from '#client/debug'
import type { AnswerLog } from './answers'
import { fates, type RootState } from './state'

/** The recordings for debug snapshots, which thunks find in their `extra` beside the transport. */
export interface Recorder {
  readonly log: ActionLog<RootState>
  readonly answers: AnswerLog
}

export const createLog = (): ActionLog<RootState> =>
  createActionLog<RootState>(({ session }) => session.user?.id, recordedPart)

/** A state as a snapshot holds it: its slices, by what becomes of them. `api` is no part of it: the workings of requests, no data. */
function recordedPart(state: RootState): Readonly<Record<string, Partial<RootState>>> {
  const parts: Record<string, Partial<RootState>> = {}
  for (const [slice, content] of Object.entries<unknown>({ ...state })) {
    const fate = fateOf(slice)
    if (fate !== undefined && slice !== 'api')
      parts[fate] = { ...parts[fate], [slice]: slice === 'entities' ? withoutBulk(state) : content }
  }
  return parts
}
/** A type of which more is held was read whole, as the catalogue is: nobody could look through a file with all of it. */
const MOST_OF_A_TYPE = 500

const withoutBulk = (state: RootState): Partial<RootState['entities']> =>
  Object.fromEntries(
    Object.entries(state.entities).filter(
      ([type]) => isResourceType(type) && selectEvery(state, type).length <= MOST_OF_A_TYPE,
    ),
  )

const fateOf = (slice: string): string | undefined => fates()[slice]
