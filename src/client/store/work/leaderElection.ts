import { eventChannel, type EventChannel } from 'redux-saga'
import { delay } from 'redux-saga/effects'
import { call, cancelled, race, takeFrom, type Saga } from '#client/sagas'
import type { Work } from './context'
import { onlyLead, takeLead, type Lead } from './tabLock'
import type { Tabs } from './tabs'

/** How long the leading tab has to answer, in milliseconds, before another one takes the lead. */
const ANSWER = 2_000

/** How often a visible tab checks that the leading one answers, in milliseconds: its edits are saved by that one. */
const CALL = 5_000

const isShown = (): boolean => document.visibilityState === 'visible'

/** Emits each time that the page becomes visible. */
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

/** Ends when the leading tab does not give the lead although it was asked to, or does not answer a check. */
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
 * Waits for the lead. Browsers slow down and freeze hidden pages, so the tab that becomes visible asks for the lead, checks the
 * leading tab as long as it stays visible, and takes the lead from one that does not answer.
 * @param wants whether this tab has just become visible
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
