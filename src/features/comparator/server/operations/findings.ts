import { setImmediate as othersTurn } from 'node:timers/promises'
import dayjs from 'dayjs'
import { allows } from '#contract/access'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { findViewedLots } from '#features/catalogue/server'
import { viewerOf, type Viewer } from '#server/access'
import type { Database } from '#server/db'
import { authentication } from '#server/repositories'
import type { DueAlert, Person } from '../repositories/alerts'
import type { LotNews } from '../repositories/looks'
import { candidatesFor, candidatesOf, type Candidate, type Candidates } from './candidates'
import { narrowed, type AlertServices, type Narrowed } from './narrowing'
import { ruleContexts } from './ruleContexts'

/** What there is for an alert. */
export interface Finding extends Pick<Narrowed<Candidate>, 'withoutEffort'> {
  readonly alert: DueAlert
  readonly lots: readonly Candidate[]
}

interface Dependencies extends AlertServices {
  readonly database: Database
  readonly now: Date
  /** In the order of looks. */
  readonly news: readonly LotNews[]
}

/** What is looked up once for all persons of a round. */
export interface Findings extends Omit<Dependencies, 'news' | 'now'> {
  readonly asOf: string
  /** What became of the lots that a viewer sees, after a look. */
  readonly candidates: (viewer: Viewer, after: number) => Promise<Candidates>
  readonly contextOf: ReturnType<typeof ruleContexts>
}

export const openFindings = ({ news, now, ...dependencies }: Dependencies): Findings => ({
  ...dependencies,
  asOf: dayjs(now).format('YYYY-MM-DD'),
  candidates: candidatesByViewer(dependencies.database, news),
  contextOf: ruleContexts(now),
})

/** The alerts of a person for which there is something, and what. Requests have their turn after each alert. */
export async function findingsOf(
  findings: Findings,
  person: Person,
  alerts: readonly DueAlert[],
): Promise<readonly Finding[]> {
  const viewer = await viewerNow(findings.database, person)
  if (!viewer) return []
  const found: Finding[] = []
  for (const alert of alerts) {
    const candidates = await findings.candidates(viewer, alert.told_look)
    const suited = candidatesFor(alert, findings.contextOf(alert), candidates)
    const { items: lots, withoutEffort } = await narrowed(alert, suited, { ...findings, viewer })
    if (lots.length > 0) found.push({ alert, lots, withoutEffort })
    await othersTurn()
  }
  return found
}

/** The person as they are now; undefined for who is gone, suspended, or may not see lots any more. */
async function viewerNow(database: Database, person: Person): Promise<Viewer | undefined> {
  const account = await authentication.findAccountById(database, person)
  const viewer = account && viewerOf(account)
  return viewer && allows(viewer.rights, 'useRealEstate') ? viewer : undefined
}

/** The candidates of what a viewer sees, read once for those of a firm who see the same. */
function candidatesByViewer(database: Database, news: readonly LotNews[]): Findings['candidates'] {
  const ids = [...new Set(news.map(({ propertyId }) => propertyId))]
  const lots = new Map<string, readonly CatalogueProperty[]>()
  const known = new Map<string, Candidates>()
  return async (viewer, after) => {
    const seen = `${viewer.companyId} ${[...viewer.rights].sort().join(' ')}`
    const name = `${seen} ${after}`
    const candidates = known.get(name)
    if (candidates) return candidates
    const read = lots.get(seen) ?? (await findViewedLots(database, viewer, ids))
    lots.set(seen, read)
    const made = candidatesOf(
      read,
      news.filter(({ look }) => look > after),
    )
    known.set(name, made)
    return made
  }
}
