import { dayInParis } from '#presentation/formats'
import { viewerOf } from '#server/access'
import type { Database } from '#server/db'
import { Failure } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { authentication } from '#server/repositories'
import { moveStudy } from '../repositories/events'
import {
  databaseNow,
  findDoubtful,
  findKept,
  noteChecked,
  type DoubtfulStudy,
  type KeptStudy,
} from '../repositories/studies'
import { readFacts } from './facts'
import { hashOf, inputsOf, staleReasons, type StudyInputs } from './inputs'

interface Round {
  readonly database: Database
  readonly now: Date
  readonly publicUrl: string
}

/** Compares the studies whose file may have changed with what they would be made from now: those that differ are stale. */
export async function findStale({ database, now, publicUrl }: Round, isEnding: () => boolean): Promise<void> {
  for (const doubtful of await findDoubtful(database, now)) {
    if (isEnding()) return
    await compare({ database, now, publicUrl }, doubtful)
  }
}

async function compare({ database, now, publicUrl }: Round, doubtful: DoubtfulStudy): Promise<void> {
  const at = await databaseNow(database)
  const account = await authentication.findAccountById(database, doubtful)
  const kept = account && (await findKept(database, doubtful))
  if (kept) {
    const asking = { database, viewer: viewerOf(account), now, publicUrl }
    const current = await currentInputs(asking, doubtful, kept)
    if (current && hashOf(current) !== kept.input_hash) await invalidate(database, doubtful, { kept, current, now })
  }
  await noteChecked(database, doubtful, at)
}

interface Changed {
  readonly kept: KeptStudy
  readonly current: StudyInputs
  readonly now: Date
}

/** Unless somebody did something else with it meanwhile. */
const invalidate = (database: Database, doubtful: DoubtfulStudy, { kept, current, now }: Changed): Promise<void> =>
  database.transaction(async (transaction) => {
    const held = await findKept(transaction, doubtful, { isHeld: true })
    if (held?.status !== kept.status || held.input_hash !== kept.input_hash) return
    const reasons = staleReasons(kept.inputs, current)
    await moveStudy(transaction, doubtful, {
      to: 'stale',
      columns: { stale_reasons: JSON.stringify(reasons) },
      event: {
        at: now,
        kind: 'invalidate',
        reason: reasons
          .map(({ label }) => label)
          .join(', ')
          .slice(0, 500),
      },
    })
  })

/** What it would be made from now; undefined where whoever made it does not reach the file any more. */
async function currentInputs(
  asking: Asking,
  { clientFileId }: DoubtfulStudy,
  { facts, inputs }: KeptStudy,
): Promise<StudyInputs | undefined> {
  const request = {
    clientFileId,
    title: facts.title,
    chapters: facts.chapters,
    sliders: facts.sliders,
    scenarios: facts.scenarios.map(({ id }) => id),
    properties: facts.lots.map(({ id }) => id),
  }
  try {
    return inputsOf(
      await readFacts(asking, request, { today: dayInParis(asking.now.getTime()), edition: facts.edition }),
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.reason.kind === 'invalid'
      ? { ...inputs, file: ['Le dossier', 'ne permet plus de calculer l’étude'] }
      : undefined
  }
}
