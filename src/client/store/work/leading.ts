import { eventChannel, type EventChannel } from 'redux-saga'
import { delay } from 'redux-saga/effects'
import { call, cancelled, race, takeFrom, type Saga } from '#client/sagas'
import type { Work } from './context'
import { onlyLead, takeLead, type Lead } from './lead'
import type { Tabs } from './tabs'

/** How long the tab that leads has to answer, in milliseconds, before it is taken for dead. */
const ANSWER = 2_000

/** How often a tab in sight calls the one that leads, in milliseconds: what it does is kept and sent there. */
const CALL = 5_000

const isShown = (): boolean => document.visibilityState === 'visible'

/** Tells each time that the page comes back into sight. */
const showings = (): EventChannel<true> =>
  eventChannel((tell) => {
    const tellShown = () => {
      if (isShown()) tell(true)
    }
    document.addEventListener('visibilitychange', tellShown)
    return () => {
      document.removeEventListener('visibilitychange', tellShown)
    }
  })

/** Ends when the tab that leads is asked for the lead and keeps it, or is called and does not answer. */
function* leaderDied(tabs: Tabs, asks: boolean): Saga<true> {
  if (asks) {
    tabs.post({ kind: 'wanted' })
    yield delay(ANSWER)
    return true
  }
  for (;;) {
    yield delay(CALL)
    if (!isShown()) continue
    tabs.callLeader()
    yield delay(ANSWER)
    if (!tabs.hasLeaderAnswered()) return true
  }
}

/**
 * Waits for the lead. Browsers slow down and freeze the pages that nobody looks at: the tab that comes into sight asks for
 * the lead, calls the one that has it as long as it stays in sight, and takes it from one that does not answer.
 * @param wants whether this tab has just come into sight
 */
export function* gainLead({ locks, tabs, userId }: Work, wants: boolean): Saga<Lead> {
  if (!locks) return onlyLead
  const name = `solive.${userId}`
  const giveUp = new AbortController()
  const shown = showings()
  const free = takeLead(locks, name, { signal: giveUp.signal }).catch(() => null)
  let isLed = false
  try {
    for (let asks = wants; ; asks = true) {
      const { lead, isDead } = yield* race({
        lead: call(() => free),
        shown: takeFrom(shown),
        isDead: call(leaderDied, tabs, asks),
      })
      if (lead) {
        isLed = true
        return lead
      }
      if (isDead === true) {
        giveUp.abort()
        return yield* call(takeLead, locks, name, { steal: true })
      }
    }
  } finally {
    shown.close()
    if ((yield* cancelled()) && !isLed) {
      giveUp.abort()
      void free.then((lead) => {
        lead?.release()
      })
    }
  }
}
