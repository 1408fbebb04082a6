import { isAction, nanoid, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { actForAnyBuild, isAct, isNumbered, type NumberedAct } from '#client/autosave/queue'
import type { AutosaveState } from '#client/autosave'
import { carriesResources } from '#client/entities'
import type { Received } from '#client/transport'

/** The messages between the tabs of one person. */
export type Message =
  /** To the leading tab: all acts of this tab that the leader's state does not contain yet, in order. */
  | { readonly kind: 'acts'; readonly acts: readonly UnknownAction[] }
  /** From the leading tab: the state that it has just stored. */
  | { readonly kind: 'state'; readonly autosave: AutosaveState }
  /** An answer of the server. */
  | { readonly kind: 'received'; readonly received: Received }
  /** From a tab that has just been opened: it asks for the state. */
  | { readonly kind: 'hello' }
  /** The tab that the person looks at asks for the lead. */
  | { readonly kind: 'wanted' }
  /** A following tab asks whether the leader is alive; the leader answers. */
  | { readonly kind: 'called' }
  | { readonly kind: 'present' }
  /** The server has just said that the person is logged in. */
  | { readonly kind: 'entered' }
  /** The person logged out. */
  | { readonly kind: 'left'; readonly kept: boolean }

export type OpenChannel = (name: string) => BroadcastChannel

/**
 * This tab among those of the same person. Each act of this tab is applied at once, numbered, and remembered until a stored
 * state contains it. While another tab leads, acts are sent to it; if that tab dies, they are sent to the next leader.
 */
export function createTabs(openChannel: OpenChannel | undefined) {
  const acts = createActs()
  let channel: BroadcastChannel | undefined

  const post = (message: Message) => {
    channel?.postMessage(message)
  }
  const leadership = createLeadership(post)
  const tellActs = () => {
    if (acts.waiting().length > 0) post({ kind: 'acts', acts: acts.waiting().map(actForAnyBuild) })
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
    /** Joins the tabs of a person as a follower. Their messages are buffered until they are read. */
    join: (userId: string): EventChannel<Message> => {
      acts.begin()
      leadership.follow()
      channel = openChannel?.(`solive.${userId}`)
      return messagesOf(channel)
    },
  }
}

/** Whether this tab leads, and whether the leading one has answered the last check. */
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
    /** This tab becomes the leader: its state is the reference from now on. */
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
    /** Starts over for a person: earlier acts are those of somebody else. */
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
    /** The acts that no stored state contains yet. */
    waiting: () => waiting,
    /** A state was stored, here or by the leader: forgets the acts of this tab that it contains. */
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
