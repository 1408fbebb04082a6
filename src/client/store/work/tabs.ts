import { isAction, nanoid, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { isAct, isNumbered, type NumberedAct } from '#client/autosave/queue'
import type { AutosaveState } from '#client/autosave'
import { carriesResources } from '#client/entities'
import type { Received } from '#client/transport'

/** What tabs of one person tell each other. */
export type Message =
  /** To the leading tab: every act that its state does not hold yet, in order. */
  | { readonly kind: 'acts'; readonly acts: readonly UnknownAction[] }
  /** From the leading tab: what it has kept. */
  | { readonly kind: 'state'; readonly autosave: AutosaveState }
  /** An answer of the server. */
  | { readonly kind: 'received'; readonly received: Received }
  /** A tab has come and asks for the state. */
  | { readonly kind: 'hello' }
  /** The tab that the person looks at asks for the lead. */
  | { readonly kind: 'wanted' }
  /** A tab that follows asks whether the leading one still lives, and this one does. */
  | { readonly kind: 'called' }
  | { readonly kind: 'present' }
  /** The server has just said that the person is logged in. */
  | { readonly kind: 'entered' }
  /** The person logged out. */
  | { readonly kind: 'left'; readonly kept: boolean }

export type OpenChannel = (name: string) => BroadcastChannel

/**
 * This tab among those of the same person. What is done here is shown at once, numbered, and remembered until a state that
 * was kept holds it: while another tab leads, it is told to that one, and survives its death.
 */
export function createTabs(openChannel: OpenChannel | undefined) {
  const acts = createActs()
  let channel: BroadcastChannel | undefined

  const post = (message: Message) => {
    channel?.postMessage(message)
  }
  const leadership = createLeadership(post)
  const tellActs = () => {
    if (acts.waiting().length > 0) post({ kind: 'acts', acts: acts.waiting() })
  }
  const middleware: Middleware = () => (next) => (action) => {
    const isOwn = isAct(action) && !isNumbered(action)
    const result = next(isOwn ? acts.number(action) : action)
    if (isOwn && !leadership.leads()) tellActs()
    // After a login the channel is the one of who logged in.
    if (isAction(action) && carriesResources(action) && !action.meta.baseQueryMeta.isBulk)
      post({ kind: 'received', received: action.meta.baseQueryMeta })
    return result
  }
  return {
    middleware,
    post,
    tellActs,
    waiting: acts.waiting,
    kept: acts.kept,
    ...leadership,
    /** Begins as a follower, among the tabs of a person. What they tell waits until it is heard. */
    join: (userId: string): EventChannel<Message> => {
      acts.begin()
      leadership.follow()
      channel = openChannel?.(`solive.${userId}`)
      return messagesOf(channel)
    },
  }
}

/** Whether this tab leads, and whether the one that does still lives. */
function createLeadership(post: (message: Message) => void) {
  let leads = false
  let hasLeaderAnswered = false
  return {
    leads: () => leads,
    callLeader: () => {
      hasLeaderAnswered = false
      post({ kind: 'called' })
    },
    leaderAnswered: () => {
      hasLeaderAnswered = true
    },
    hasLeaderAnswered: () => hasLeaderAnswered,
    /** What is done here is the truth from now on. */
    lead: () => {
      leads = true
    },
    follow: () => {
      leads = false
    },
  }
}

/** The acts of a tab, in order. */
function createActs() {
  let tab = nanoid()
  let count = 0
  let waiting: readonly NumberedAct[] = []
  return {
    /** For a person: what was done before is not theirs. */
    begin: () => {
      tab = nanoid()
      count = 0
      waiting = []
    },
    number: (action: UnknownAction): NumberedAct & UnknownAction => {
      count += 1
      const act = { ...action, meta: { tab, number: count } }
      waiting = [...waiting, act]
      return act
    },
    /** Those that no kept state holds yet. */
    waiting: () => waiting,
    /** A state was kept, here or by the leading tab: what it holds of ours waits no longer. */
    kept: ({ taken }: AutosaveState) => {
      waiting = waiting.filter(({ meta }) => meta.number > (taken[meta.tab] ?? 0))
    },
  }
}

function messagesOf(channel: BroadcastChannel | undefined): EventChannel<Message> {
  return eventChannel((tell) => {
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        tell(data)
      }
    return () => {
      channel?.close()
    }
  }, buffers.expanding())
}

export type Tabs = ReturnType<typeof createTabs>
