import { isAction, isRejectedWithValue, type Action, type Middleware } from '@reduxjs/toolkit'
import { entriesOf, isObject } from '#contract/json'
import { createRedaction, type Redaction } from './redaction'

/** An action that the reducers took, without anything private. */
export interface LoggedAction {
  /** UTC instant, ISO 8601. */
  readonly at: string
  readonly action: unknown
}

/** A request that got no answer, or a refusal. */
export interface RequestFailure {
  readonly at: string
  /** Name of the call (`update`). */
  readonly endpoint: string
  /** `network`, `timeout`, `http`, … */
  readonly kind: string
  /** Of an HTTP refusal. */
  readonly status: number | null
}

/** What happened last, nothing private in it. */
interface Recording {
  /** The state before the first action. */
  readonly base: unknown
  readonly actions: readonly LoggedAction[]
  /** The state after the last action. */
  readonly state: unknown
  readonly failures: readonly RequestFailure[]
}

/** How many actions are kept, and how many values in all of them: the oldest leave first. */
const ACTIONS = 200
const VALUES = 60_000
const FAILURES = 50

/** Internal actions of the libraries, which are not recorded. */
const NOISE = /^(?:persist\/|__rtkq\/|api\/(?:config|internal|subscriptions))/
/** Actions that replace the state by one from storage: the recording starts again after them. */
const REPLACED = 'persist/REHYDRATE'

interface Entry<State> extends LoggedAction {
  readonly before: State
  readonly values: number
}

/** Keeps the last actions of a store, redacted as they come, and the state that each of them found. */
export interface ActionLog<State> {
  /** To stand last, next to the reducers. */
  readonly middleware: Middleware<object, State>
  /** `redaction` takes what else goes with the recording through the same tokens. */
  readonly read: (state: State) => Recording & { readonly redaction: Redaction }
}

/**
 * @param personOf whose data a state holds: when somebody else comes, nothing is kept of what came before
 * @param partOf the part of a state that a recording holds
 */
export function createActionLog<State>(
  personOf: (state: State) => string | undefined,
  partOf: (state: State) => unknown,
): ActionLog<State> {
  let kept = nothing<State>()

  const restart = (state: State) => {
    kept = nothing()
    // Values already in the state are registered first: later sentences may quote them.
    kept.redaction.redact(partOf(state))
  }

  return {
    middleware: (api) => (next) => (action) => {
      const before = api.getState()
      const result = next(action)
      if (!isAction(action)) return result
      const after = api.getState()
      if (action.type === REPLACED || personOf(before) !== personOf(after)) restart(after)
      else if (!NOISE.test(action.type) && !isUnasked(action)) record(kept, before, action)
      return result
    },
    read: (state) => {
      const { entries, failures, redaction } = kept
      return {
        base: redaction.redact(partOf(entries[0]?.before ?? state)),
        actions: entries.map(({ at, action }) => ({ at, action })),
        state: redaction.redact(partOf(state)),
        failures,
        redaction,
      }
    },
  }
}

/** What a log holds of one person. */
interface Kept<State> {
  readonly entries: Entry<State>[]
  failures: RequestFailure[]
  /** Of all the entries. */
  values: number
  readonly redaction: Redaction
}

const nothing = <State>(): Kept<State> => ({ entries: [], failures: [], values: 0, redaction: createRedaction() })

function record<State>(kept: Kept<State>, before: State, action: Action): void {
  const { entries, redaction } = kept
  const at = new Date().toISOString()
  const visited = redaction.visited()
  const entry = { at, action: redaction.redact(withoutAnswer(action)), before, values: redaction.visited() - visited }
  entries.push(entry)
  kept.values += entry.values
  while (entries.length > ACTIONS || (kept.values > VALUES && entries.length > 1))
    kept.values -= entries.shift()?.values ?? 0
  const failure = failureOf(action, at)
  if (failure) kept.failures = [...kept.failures, failure].slice(-FAILURES)
}

/** A query answered from the cache, which RTK Query dispatches as rejected: not a failure. */
const isUnasked = (action: Action): boolean =>
  'meta' in action && isObject(action.meta) && action.meta['condition'] === true

/**
 * An answer that brings no refs is read by whoever asked, who says in an action of theirs what it was. One that brings resources in
 * bulk would leave room for nothing else.
 */
function withoutAnswer(action: Action): Action {
  const meta = 'meta' in action && isObject(action.meta) ? action.meta : {}
  const hasRefs = 'payload' in action && isObject(action.payload) && 'refs' in action.payload
  if (meta['requestStatus'] !== 'fulfilled' || hasRefs) return action
  const isBulk = entriesOf(meta['baseQueryMeta'])['isBulk'] === true
  return Object.assign({}, action, { payload: null }, isBulk ? { meta: { ...meta, baseQueryMeta: null } } : {})
}

function failureOf(action: Action, at: string): RequestFailure | undefined {
  if (!isRejectedWithValue(action) || !isObject(action.payload)) return undefined
  const { kind, status } = action.payload
  const { arg }: { arg?: unknown } = action.meta
  const endpoint = isObject(arg) ? arg['endpointName'] : undefined
  if (typeof kind !== 'string' || typeof endpoint !== 'string') return undefined
  return { at, endpoint, kind, status: typeof status === 'number' ? status : null }
}
