import type { Page } from 'playwright-core'
import { engineAddress, prepareComlink, type PageWithComlink } from '../../../__tests__/support/browser/engineWorker'
import { withBuiltApplication } from './builtApplication'

const ROUNDS = 5
const CHUNK = 100
/** How long a page at rest is watched, in milliseconds. */
const REST = 500

/** Milliseconds: the best round, and the longest gap between two frames of that round. */
export interface BrowserRanking {
  readonly ranking: number
  readonly rankingGap: number
  readonly restingGap: number
}

/**
 * Ranks each list of operations in the worker of the built application, a hundred at a time as the application does,
 * and watches the frames of the page.
 */
export function rankInBrowser(lists: readonly (readonly object[])[], context: object): Promise<BrowserRanking[]> {
  return withBuiltApplication(async ({ logIn }) => {
    const page = await (await logIn()).newPage()
    await page.goto('/mes-dossiers', { waitUntil: 'networkidle' })
    await prepareComlink(page)
    await watchFrames(page)
    const found: BrowserRanking[] = []
    for (const configurations of lists) found.push(await bestRound(page, configurations, context))
    return found
  })
}

interface MeasuredPage extends PageWithComlink {
  /** The longest time between two frames while something is done, in milliseconds. */
  longestGap?: (work: () => Promise<unknown>) => Promise<number>
}

const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const measured: MeasuredPage = window
    measured.longestGap = async (work) => {
      let [isDone, last, longest] = [false, performance.now(), 0]
      const frame = (now: number) => {
        longest = Math.max(longest, now - last)
        last = now
        if (!isDone) requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
      await work()
      isDone = true
      return longest
    }
  })

async function bestRound(page: Page, configurations: readonly object[], context: object): Promise<BrowserRanking> {
  const rounds: BrowserRanking[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await rankOnce(page, configurations, context))
  return rounds.reduce((best, round) => (round.ranking < best.ranking ? round : best))
}

function rankOnce(page: Page, configurations: readonly object[], context: object): Promise<BrowserRanking> {
  return page.evaluate(
    async ({ address, asked, shared, chunk, rest }) => {
      const { Comlink, longestGap }: MeasuredPage = window
      if (!Comlink || !longestGap) throw new Error('the page was not prepared')
      const worker = new Worker(address)
      const engine = Comlink.wrap(worker)
      await engine.outcomesOf([])

      const rank = async () => {
        const efforts: number[] = []
        for (let start = 0; start < asked.length; start += chunk) {
          const operations = asked
            .slice(start, start + chunk)
            .map((configuration) => ({ configuration, context: shared }))
          efforts.push(
            ...(await engine.outcomesOf(operations)).map(({ indicators }) => indicators?.average_effort ?? Infinity),
          )
        }
        return efforts.sort((one, other) => one - other)
      }

      const restingGap = await longestGap(
        () =>
          new Promise((resolve) => {
            setTimeout(resolve, rest)
          }),
      )
      const start = performance.now()
      const rankingGap = await longestGap(rank)
      const ranking = performance.now() - start
      worker.terminate()
      return { ranking, rankingGap, restingGap }
    },
    { address: engineAddress(), asked: configurations, shared: context, chunk: CHUNK, rest: REST },
  )
}
