import { configureStore, createAction, isAction, type Action } from '@reduxjs/toolkit'
import { isResourceType } from '#contract'
import { isObject } from '#contract/json'
import { api } from '#client/api'
import { readSnapshot, type Snapshot, createRedaction, type RecordedAnswer } from '#client/debug'
import type { Transport } from '#client/transport'
import type { Linkage, Ref } from '#contract/jsonapi'
import { createLog } from './recording'
import { rootReducer, type RootState } from './state'
import { publicQuery } from './answers'

/** A snapshot that is shown again: a store of its own, that nothing writes to and that asks no server. */
export interface Replay {
  readonly snapshot: Snapshot
  readonly store: ReturnType<typeof replayStore>
  /** 0 is before the first action, `lastStep` the moment of the snapshot. */
  readonly lastStep: number
  readonly goTo: (step: number) => void
}

type LoadedSnapshot =
  { readonly replay: Replay; readonly refusal?: never } | { readonly refusal: string; readonly replay?: never }

const UNREADABLE =
  'Cet instantané ne peut pas être rejoué\u00a0: son contenu n’est pas celui d’une application Solive. Demandez-en un autre.'

/** Reads a snapshot file and makes the store that shows it; a file that is none, was altered or is too recent is refused. */
export async function loadSnapshot(text: string): Promise<LoadedSnapshot> {
  const { snapshot, refusal } = await readSnapshot(text)
  if (!snapshot) return { refusal }
  const base = stateOf(snapshot.base)
  const taken = stateOf(snapshot.state)
  if (!base || !taken) return { refusal: UNREADABLE }
  const lastStep = snapshot.actions.length
  const stateAt = history(
    base,
    snapshot.actions.map(({ action }) => action),
  )
  const store = replayStore(taken, replayAnswers(snapshot.answers))
  return {
    replay: {
      snapshot,
      store,
      lastStep,
      goTo: (step) => {
        store.dispatch(shown(step < lastStep ? stateAt(step) : taken))
      },
    },
  }
}

const shown = createAction<RootState>('replay/shown')

/** Only a step of the replay changes what is shown; requests have their own slice, and find what was answered then. */
function replayStore(taken: RootState, transport: Transport) {
  const reducer = (state: RootState = taken, action: Action): RootState =>
    shown.match(action) ? { ...action.payload, api: state.api } : withApi(state, api.reducer(state.api, action))
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport, log: createLog(), answers: { read: () => [] } } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  })
}

const withApi = (state: RootState, next: RootState['api']): RootState =>
  next === state.api ? state : { ...state, api: next }

/** The states that the actions lead to, one after the other, each worked out once. */
function history(base: RootState, actions: readonly unknown[]): (step: number) => RootState {
  const states = [base]
  return (step) => {
    for (let known = states.length; known <= step; known += 1) {
      const before = states[known - 1] ?? base
      const action = actions[known - 1]
      states.push(isAction(action) ? rootReducer(before, action) : before)
    }
    return states[step] ?? base
  }
}

/** A recorded state, its slices side by side again; what an older application did not have yet is as at the start. */
function stateOf(recorded: unknown): RootState | undefined {
  if (!isObject(recorded)) return undefined
  const start = rootReducer(undefined, { type: 'replay/start' })
  const slices = new Map(
    Object.values(recorded)
      .filter(isObject)
      .flatMap((part) => Object.entries(part)),
  )
  const entries = Object.entries(start).map(([name, slice]) => {
    const held = name === 'api' ? undefined : slices.get(name)
    return [name, isObject(held) ? { ...slice, ...held } : slice] as const
  })
  const state: unknown = Object.fromEntries(entries)
  return isStateLike(state, start) ? state : undefined
}

/** Looks at each slice as far as its own keys, and at every resource: the digest has said that the rest is what we wrote. */
function isStateLike(state: unknown, start: RootState): state is RootState {
  return (
    isObject(state) &&
    Object.entries(start).every(([name, slice]) => isLike(state[name], slice)) &&
    isObject(state['entities']) &&
    Object.values(state['entities']).every(isTree)
  )
}

function isLike(slice: unknown, start: unknown): boolean {
  return (
    isObject(slice) &&
    isObject(start) &&
    Object.entries(start).every(
      ([name, initial]) =>
        initial === null ||
        (typeof slice[name] === typeof initial && Array.isArray(slice[name]) === Array.isArray(initial)),
    )
  )
}

function isTree(node: unknown): boolean {
  if (!isObject(node)) return false
  const { children, items } = node
  return Array.isArray(children) ? children.every(isTree) : Array.isArray(items) && items.every(isResource)
}

const isResource = (item: unknown): boolean =>
  isObject(item) &&
  typeof item['type'] === 'string' &&
  isResourceType(item['type']) &&
  typeof item['id'] === 'string' &&
  isObject(item['attributes']) &&
  isObject(item['relationships'])

/**
 * A network that answers what was answered then, with the names of the resources only: the state holds the rest. All that
 * was not asked then has no answer.
 */
function replayAnswers(answers: readonly RecordedAnswer[]): Transport {
  const { redact } = createRedaction()
  const known = new Map<string, RecordedAnswer | null>()
  for (const answer of answers) {
    const key = JSON.stringify([answer.path, answer.query])
    // Queries that differ by what was taken out of them cannot be told apart: none of them is answered.
    known.set(key, known.has(key) ? null : answer)
  }
  return {
    send: ({ method, path, query = {} }) => {
      const answer = method === 'GET' ? known.get(JSON.stringify([path, publicQuery(query, redact)])) : undefined
      if (!answer) return Promise.resolve({ failure: { kind: 'network', message: NOTHING_ASKED } })
      return Promise.resolve({ body: { data: named(answer.data), meta: answer.page } })
    },
  }
}

const NOTHING_ASKED =
  'L’instantané ne contient pas cette partie\u00a0: elle n’avait pas été lue, ou elle ne se garde pas. Rien n’est demandé au serveur.'

const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)
function named(linkage: Linkage): unknown {
  if (linkage === null) return null
  const withNothing = (ref: Ref) => ({ ...ref, attributes: {}, relationships: {} })
  return isList(linkage) ? linkage.map(withNothing) : withNothing(linkage)
}
