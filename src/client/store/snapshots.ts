import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isUuid } from '#contract'
import type { ThunkExtra } from '#client/api'
import { createActionLog, writeSnapshot, type ActionLog, type Redaction, type Snapshot, type SnapshotContent } from '#client/debug'
import { build } from './build'
import { fates, type RootState } from './state'

/** What thunks find in their `extra` besides the transport: what happened last. */
export interface Recorder {
  readonly log: ActionLog<RootState>
}

export const createLog = (): ActionLog<RootState> => createActionLog<RootState>(({ session }) => session.user?.id, recordedPart)

/** A state as a snapshot holds it: its slices, by what becomes of them. `api` is no part of it: the workings of requests, no data. */
export function recordedPart(state: RootState): Readonly<Record<string, Partial<RootState>>> {
  const parts: Record<string, Partial<RootState>> = {}
  for (const [slice, content] of Object.entries(state)) {
    const fate = fateOf(slice)
    if (fate !== undefined && slice !== 'api') parts[fate] = { ...parts[fate], [slice]: content }
  }
  return parts
}
const fateOf = (slice: string): string | undefined => Object.entries(fates).find(([name]) => name === slice)?.[1]

/**
 * Takes a snapshot of what happened last, with nothing private in it. Nothing is sent.
 * @throws {TypeError} on a page without Web Crypto (see `digestOf`)
 */
export const snapshotTaken = (): ThunkAction<Promise<Snapshot>, RootState, ThunkExtra & Recorder, UnknownAction> => (_dispatch, getState, { log }) => {
  const state = getState()
  const { redaction, ...recording } = log.read(state)
  return writeSnapshot({
    application: build,
    address: publicPath(location.pathname),
    browser: navigator.userAgent,
    ...recording,
    replaced: redaction.replaced(),
    calculation: calculationOf(state, redaction),
  })
}

function calculationOf({ calculation: { configuration, result } }: RootState, { redact }: Redaction): SnapshotContent['calculation'] {
  if (!configuration || !result) return null
  const { data, meta: { context, engine_version, rules_as_of } } = result
  return { inputs: { configuration: redact(configuration), context: redact(context) }, outputs: redact(data), engine_version, rules_as_of }
}

/** Ids are shorter than the secrets that the address of a mailed link carries. */
const LONGEST_NAME = 30

/** A path of the application without the secrets that links carry. */
const publicPath = (path: string): string =>
  path.split('/').map((name) => name.length <= LONGEST_NAME || isUuid(name) ? name : '…').join('/')
