import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { api, run } from '#client/api'
import { actForAnyBuild, isAct, isNumbered, parseAutosave, shared } from '#client/autosave/queue'
import { received } from '#client/entities'
import type { Saga } from '#client/sagas'
import { sessionClosed } from '#client/session/slices'
import type { Work } from './context'
import { keepAndTell } from './persistWork'
import type { Message } from './tabs'

/** The tab that the person looks at asks this one for the lead. */
export const leadWanted = createAction('work/leadWanted')

/** Handles a message of another tab. That tab may run an older build, so its state is parsed. */
export function* hear(work: Work, message: Message): Saga {
  const { tabs } = work
  switch (message.kind) {
    case 'acts':
      if (tabs.leads()) for (const act of message.acts.filter(isOurs)) yield put(actForAnyBuild(act))
      break
    case 'state':
      yield* hearState(work, message.autosave)
      break
    case 'received':
      yield put(received(message.received))
      break
    case 'hello':
      if (tabs.leads()) yield* keepAndTell(work)
      break
    case 'wanted':
      if (tabs.leads()) yield put(leadWanted())
      break
    case 'called':
      if (tabs.leads()) tabs.post({ kind: 'present' })
      break
    case 'present':
      tabs.leaderAnswered()
      break
    case 'entered':
      yield* hearEntered(work)
      break
    case 'left':
      yield put(sessionClosed({ kept: message.kept }))
  }
}

const isOurs = (action: UnknownAction): boolean => isAct(action) && isNumbered(action)

/** Somebody logged in again in another tab: all tabs share its cookie, so a session that expired here goes on. */
function* hearEntered({ getState }: Work): Saga {
  if (getState().session.status === 'expired')
    yield* run(api.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }))
}

function* hearState(work: Work, held: unknown): Saga {
  const { tabs } = work
  // Another tab took the lead from this one, which has not heard of it yet: it keeps its own state until it does.
  if (tabs.leads()) return yield* keepAndTell(work)
  const state = parseAutosave(held)
  tabs.kept(state)
  yield put(shared({ state, acts: tabs.waiting() }))
  tabs.tellActs()
}
