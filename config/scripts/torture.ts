// `npm run torture -- --seed N`: two tabs at work for minutes while the network, the server and the login fail them; then sales, which the
// server is killed in the midst of.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startApplication } from '../../__tests__/support/browser/application'
import { torture } from '../../__tests__/support/torture/journey'
import { tortureSales } from '../../__tests__/support/torture/sales'
import { tortureScpiClient } from '../../__tests__/support/torture/scpiClient'
import type { Verdict } from '../../__tests__/support/torture/verdict'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.cjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    edits: { type: 'string', default: '500' },
    sales: { type: 'string', default: '20' },
  },
})

/** Says what is lost, done twice or wrongly called saved; answers how much. */
function faultsOf({ lost, duplicated, undurable }: Verdict): number {
  console.log(`${lost.length} perdues, ${duplicated.length} en double, ${undurable.length} confirmées mais absentes`)
  const faults = [...lost, ...duplicated, ...undurable]
  for (const fault of faults) console.log(`  ✗ ${fault}`)
  return faults.length
}

async function run(): Promise<void> {
  const start = Date.now()
  const application = await startApplication()
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS })
  try {
    const outcome = await torture(browser, application, {
      seed: Number(values.seed),
      edits: Number(values.edits),
      kills: 10,
      expiries: 3,
      reloads: 10,
      cuts: 6,
      additions: 8,
      tell: console.log,
    })
    const { edits, acknowledged, network } = outcome
    console.log(
      `\nGraine ${values.seed} · ${edits} saisies · ${acknowledged} écritures confirmées · ${((Date.now() - start) / 1_000).toFixed(0)} s`,
    )
    console.log(`Réseau\u00a0: ${[...network].map(([what, count]) => `${count} × ${what}`).join(', ')}`)
    const invested = await tortureScpiClient(browser, application, {
      seed: Number(values.seed),
      edits: Math.ceil(Number(values.edits) / 5),
      kills: 4,
      expiries: 2,
      reloads: 4,
      cuts: 3,
      tell: console.log,
    })
    console.log(`Client SCPI, ${Math.ceil(Number(values.edits) / 5)} saisies`)
    const sales = Number(values.sales)
    const sold = await tortureSales(application, { seed: Number(values.seed), sales, kills: 10, tell: console.log })
    console.log(`${sales} options et autant de réservations préparées, le serveur tué 10 fois`)
    process.exitCode = [outcome, invested, sold].map(faultsOf).every((count) => count === 0) ? 0 : 1
  } finally {
    await browser.close()
    await application.stop()
  }
}

void run()
