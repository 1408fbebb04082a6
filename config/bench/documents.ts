import path from 'node:path'
import { cover, documentOf, table, years } from '../../__tests__/server/services/documents/study'
import type { PrintedDocument } from '#presentation/documents'
import { documentWriting } from '#server/services/documents'
import { openHeavyWorkers, type HeavyWorkers } from '#server/services/heavyWork'
import { startCaller, type Caller } from './http/caller'
import { withFirm } from './http/firm'

export const title =
  'Imprimer une étude de 20 tableaux de 23 × 6 et un graphique (×\u00a0: une page de faits\u00a0; le même appel au repos)'

const ROOT = path.resolve(__dirname, '../..')
const WORKER = {
  path: path.join(ROOT, 'src/app/server/worker.ts'),
  options: ['--require', path.join(ROOT, 'config/scripts/typescript.cjs')],
}
const TABLES = 20
const ROWS = 23
const ROUNDS = 8
const STUDIES = 50
/** Fewer than one thread prints within the pool’s deadline, beside a caller that never rests. */
const AT_ONCE = 2

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/** Milliseconds of CPU, the best of a few rounds, of documents that differ; then what another call takes while many are printed. */
export async function measure(): Promise<Measurement[]> {
  const workers = openHeavyWorkers(WORKER)
  const caller = startCaller()
  try {
    const first = await timeOf(workers, study(0))
    const page = await leastOf(workers, onePage)
    const whole = await leastOf(workers, study)
    return [
      { name: 'première étude d’un fil\u00a0: polices et modèle lus', value: first, unit: 'ms', ratio: first / page },
      { name: 'une page de 12 faits', value: page, unit: 'ms', ratio: 1 },
      { name: 'une étude', value: whole, unit: 'ms', ratio: whole / page },
      ...(await others(workers, caller)),
    ]
  } finally {
    await caller.stop()
    await workers.close()
  }
}

/** The list of files of an adviser, at rest and while studies are printed. */
const others = (workers: HeavyWorkers, caller: Caller): Promise<Measurement[]> =>
  withFirm('demo', async ({ listen, logIn }) => {
    const headers = await logIn('c.aubrac@ormeval.example')
    const list = { address: `${await listen()}/api/v3/client-files?page[size]=20`, headers }
    await caller.call(list, { requests: 200, connections: 1 })
    const { p95Milliseconds: rest } = await caller.call(list, { requests: 500, connections: 1 })
    const { pace, result } = await caller.callDuring(list, 1, () => printMany(workers))
    return [
      { name: '95e centile de la liste des dossiers, au repos', value: rest, unit: 'ms', ratio: 1 },
      {
        name: `  pendant que ${STUDIES} études s’impriment, ${AT_ONCE} à la fois`,
        value: pace.p95Milliseconds,
        unit: 'ms',
        ratio: pace.p95Milliseconds / rest,
      },
      { name: `${STUDIES} études imprimées`, value: result, unit: 'ms' },
    ]
  })

/** @returns milliseconds */
async function printMany(workers: HeavyWorkers): Promise<number> {
  const before = performance.now()
  let next = 0
  const oneAfterTheOther = async () => {
    while (next < STUDIES) await workers.run(documentWriting, study(1_000 + next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther))
  return performance.now() - before
}

/** @returns milliseconds of CPU, of every thread */
async function timeOf(workers: HeavyWorkers, document: PrintedDocument): Promise<number> {
  const before = process.cpuUsage()
  await workers.run(documentWriting, document)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function leastOf(workers: HeavyWorkers, document: (round: number) => PrintedDocument): Promise<number> {
  let least = Infinity
  for (let round = 1; round <= ROUNDS; round++) least = Math.min(least, await timeOf(workers, document(round)))
  return least
}

const onePage = (round: number): PrintedDocument =>
  documentOf([
    { kind: 'facts', facts: Array.from({ length: 12 }, (_, line) => [`Intitulé ${line}`, `Valeur ${line * round}`]) },
  ])

/** One that no other round prints: amounts follow from the round. */
const study = (round: number): PrintedDocument =>
  documentOf([], {
    title: `Étude ${round}`,
    cover,
    hasContents: true,
    chapters: Array.from({ length: TABLES }, (_, chapter) => ({
      key: String(chapter),
      title: `Chapitre ${chapter + 1}`,
      blocks: [
        ...(chapter === 0
          ? [{ kind: 'effort' as const, caption: 'Effort par année', years, marks: [], capitalDue: null }]
          : []),
        table(ROWS, round * 1_000 + chapter * 10),
      ],
    })),
  })
