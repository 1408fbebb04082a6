// `npm run test:whole [-- part…]`: what is too long for `npm test`, by part; of all parts, when none is named. Takes an hour.
import { conclude, run, tests } from './steps.mjs'

/** What Jest runs of each part. */
const PARTS = {
  // Screens, one by one.
  browser: tests('browser', { name: 'browser', words: ['__tests__/browser/'] }),
  // What kills, fills or restarts the server and its database.
  faults: tests('faults'),
  // Every route and every state of the screens as every role, every file of the demo firm, every explanation.
  crawl: tests('browser', { name: 'crawl', words: ['__tests__/crawl/'] }),
  // Pixels, frames, weights, and what antd does by itself.
  looks: tests('browser', { name: 'looks', words: ['__tests__/looks/'] }),
  // Work while everything goes wrong.
  torture: tests('browser', { name: 'torture', words: ['__tests__/torture/'] }),
  // 10,000 arbitrary payloads at each calculation.
  arbitrary: tests('unit', { name: 'arbitrary', words: ['Arbitrary'] }),
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in PARTS))
if (unknown.length > 0) {
  console.error(`Parties inconnues\u00a0: ${unknown.join(', ')}. Il y a\u00a0: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

const outcomes = []
for (const [name, step] of Object.entries(PARTS))
  if (words.length === 0 || words.includes(name))
    outcomes.push(await run(step, { environment: { WHOLE: '1' }, isTold: true }))
for (const { name } of outcomes.flatMap(({ failures }) => failures)) console.log(`✗ ${name}`)
conclude(outcomes)
