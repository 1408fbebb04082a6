// `npm run test:steady -- 5 [path…]`: the journeys of `npm test` several times, every second one beside a busy loop on each core; tells what
// failed, test by test.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { conclude, run, tests } from './steps.mjs'

const [count = '5', ...paths] = process.argv.slice(2)
const rounds = Number(count)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Utilisation\u00a0: npm run test:steady -- 5 [chemin…]')
  process.exit(2)
}

/** @param {number} count of cores to keep busy @returns {Worker[]} what does, until it is terminated */
const busyLoops = (count) => Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }))

const outcomes = []
for (let round = 1; round <= rounds; round++) {
  const isBusy = round % 2 === 0
  const loops = busyLoops(isBusy ? availableParallelism() : 0)
  const name = `${round}/${rounds}${isBusy ? ', les cœurs occupés' : ''}`
  outcomes.push(await run(tests('journeys', { name, words: paths })))
  await Promise.all(loops.map((loop) => loop.terminate()))
}

/** @type {Map<string, number>} */
const failures = new Map()
for (const { name } of outcomes.flatMap((outcome) => outcome.failures))
  failures.set(name, (failures.get(name) ?? 0) + 1)
for (const [name, times] of failures) console.log(`✗ ${times} fois sur ${rounds}\u00a0: ${name}`)
conclude(outcomes)
