import { nanoid } from '@reduxjs/toolkit'
import { eventChannel } from 'redux-saga'
import { delay, put, takeEvery } from 'redux-saga/effects'
import { messages } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { isEqual } from '#contract/json'
import { call, fork, race, select, take, type Saga } from '#client/sagas'
import type { ApiFailure } from '#client/transport'
import { api, run } from '#client/api'
import { selectResource } from '#client/entities'
import {
  backedOff,
  halted,
  isAutosaveEvent,
  retried,
  saveNow,
  saveRefused,
  saveStarted,
  settled,
  versionRefused,
  type EditableState,
} from './actions'
import { draftOf, identityOf, type Draft, type Edits, type Sent } from './draft'
import type { Environment } from './environment'
import { judge } from './failures'
import { awaitingLogin } from './selectors'
import { backOff, waitOf } from './schedule'

/**
 * Autosave in time: one worker for each resource that has a draft, so that one request at most is under way for a resource
 * and different resources are saved in parallel. A worker does what the draft says when it is due (schedule.ts), and tells
 * how it went; what that makes of the draft is in transitions.ts. It ends with its draft, and starts again with the next.
 */
export function* autosaveSaga(environment: Environment): Saga {
  const workers = new Set<string>()
  yield takeEvery(
    eventChannel((tell: (moment: true) => void) =>
      environment.watch(() => {
        tell(true)
      }),
    ),
    saveAll,
  )
  yield takeEvery(api.endpoints.login.matchFulfilled, retryAll)
  yield takeEvery(api.endpoints.me.matchFulfilled, retryWhatAwaitedLogin)
  yield takeEvery(isAutosaveEvent, startWorkers, workers, environment)
  yield* call(startWorkers, workers, environment)
}

const read = <Selected>(selector: (state: EditableState) => Selected) => select(selector)

function* saveAll(): Saga {
  yield put(saveNow())
}

/** The same person logged in again (the store forgets the drafts when somebody else does): what waited for a login is retried. */
function* retryAll(): Saga {
  yield put(retried())
}

/**
 * Retries what failed for lack of a session, once the server accepts the person again (a login in another tab, for instance).
 * What was refused for lack of a right is not retried: rights are read again after each 403, so it would loop for ever.
 */
function* retryWhatAwaitedLogin(): Saga {
  for (const ref of yield* read(({ autosave }) => awaitingLogin(autosave))) yield put(retried(ref))
}

function* startWorkers(workers: Set<string>, environment: Environment): Saga {
  const drafts = yield* read(({ autosave }) =>
    Object.values(autosave.drafts).map(({ ref }) => ({ ref, identity: identityOf(autosave, ref) })),
  )
  for (const { ref, identity } of drafts) {
    if (workers.has(identity)) continue
    workers.add(identity)
    yield* fork(work, ref, environment, () => workers.delete(identity))
  }
}

/** `ref` may hold a local id: the draft is found under the new one. */
function* work(ref: Ref, environment: Environment, leave: () => void): Saga {
  try {
    for (;;) {
      const draft = yield* read(({ autosave }) => draftOf(autosave, ref))
      if (draft === undefined) return
      const wait = yield* read(({ autosave }) => waitOf(autosave, draft, Date.now()))
      if (wait === null) yield* untilAnyChanges()
      else if (wait > 0) yield* race({ isDue: delay(wait), isChanged: call(untilChanged, ref, draft) })
      else if (draft.mode === 'clean') yield put(settled(draft.ref))
      else yield* save(ref, environment)
    }
  } finally {
    leave()
  }
}

/** Others may be what a draft waits for. The answer to a save is an action of the API: any action may change a draft. */
function* untilAnyChanges(): Saga {
  const before = yield* read(({ autosave }) => autosave)
  do yield* take('*')
  while ((yield* read(({ autosave }) => autosave)) === before)
}

function* untilChanged(ref: Ref, draft: Draft): Saga {
  do yield* take(isAutosaveEvent)
  while ((yield* read(({ autosave }) => draftOf(autosave, ref))) === draft)
}

/** The key of a creation is its local id: however often it leaves, from whichever tab, the item is made once. */
function* save(ref: Ref, environment: Environment): Saga {
  const {
    isNew,
    ref: { id },
  } = (yield* read(({ autosave }) => draftOf(autosave, ref))) ?? { isNew: false, ref }
  yield put(saveStarted({ ref, key: isNew ? id : nanoid() }))
  yield* call(environment.keep)
  const draft = yield* read(({ autosave }) => draftOf(autosave, ref))
  if (!draft?.sent) return
  const before = yield* remoteOf(draft.ref)
  const failure = yield* send(draft, draft.sent, before?.version)
  if (failure !== null) yield* takeFailure(draft, draft.sent, failure, before, environment)
  else if (draft.sent.verb === 'delete') yield put(settled(draft.ref))
  else if (yield* isStillSent(ref, draft.sent))
    yield put(halted({ ref, failure: { kind: 'document', message: messages.technical } }))
}

const remoteOf = ({ type, id }: Ref) => read((state) => selectResource(state, type, id))

/** The answer to a save clears `sent`; if it is still there, the answer held no resource. */
const isStillSent = (ref: Ref, { key }: Sent) => read(({ autosave }) => draftOf(autosave, ref)?.sent?.key === key)

interface Version {
  readonly attributes: Edits
  readonly version?: number
}

function* takeFailure(
  draft: Draft,
  { verb }: Sent,
  failure: ApiFailure,
  before: Version | undefined,
  { random }: Environment,
): Saga {
  const { ref, attempts } = draft
  switch (judge(failure)) {
    case 'refused':
      yield put(saveRefused({ ref, failure }))
      break
    case 'conflict':
      yield* takeConflict(ref, failure, before)
      break
    case 'gone':
      yield put(verb === 'delete' ? settled(ref) : halted({ ref, failure }))
      break
    case 'halted':
      yield put(halted({ ref, failure }))
      break
    case 'retry': {
      const asked = failure.kind === 'http' ? (failure.retryAfter ?? null) : null
      yield put(backedOff({ ref, failure, dueAt: Date.now() + backOff(attempts + 1, random(), asked) }))
    }
  }
}

/** The 409 must have brought the newer version to the entities: without it, every retry would be refused again. */
function* takeConflict(ref: Ref, failure: ApiFailure, before: Version | undefined): Saga {
  const theirs = yield* remoteOf(ref)
  const draft = yield* read(({ autosave }) => draftOf(autosave, ref))
  if (draft === undefined) return
  if (theirs === undefined || theirs.version === before?.version) yield put(halted({ ref, failure }))
  else {
    const clashes = clashing({ ...draft.sent?.attributes, ...draft.local }, before?.attributes ?? {}, theirs.attributes)
    yield put(versionRefused({ ref, conflict: { remote: theirs.attributes, clashes } }))
  }
}

/** The attributes changed on both sides, to different values. */
function clashing(ours: Edits, before: Edits, theirs: Edits): readonly string[] {
  return Object.keys(ours).filter((name) => !isEqual(theirs[name], before[name]) && !isEqual(theirs[name], ours[name]))
}

/** No cache entry: what the answer brings goes to the entities and the draft. */
const untracked = { track: false }

/**
 * Sends what a draft has in flight and answers why it failed, or null.
 * @param version of the resource that was changed, when it is known
 */
function* send(
  { ref, parentId }: Draft,
  { verb, attributes, key, step }: Sent,
  version: number | undefined,
): Saga<ApiFailure | null> {
  try {
    const outcome = yield* run(initiate())
    return outcome.error ?? null
  } catch {
    return { kind: 'document', message: messages.technical }
  }

  function initiate() {
    switch (verb) {
      case 'create':
        return api.endpoints.create.initiate(
          { type: ref.type, parentId, attributes, idempotencyKey: key, step },
          untracked,
        )
      case 'update':
        return api.endpoints.update.initiate(
          { ref, parentId, attributes, version, idempotencyKey: key, step },
          untracked,
        )
      case 'delete':
        return api.endpoints.remove.initiate({ ref, parentId, step }, untracked)
    }
  }
}
