// `npm run torture -- --seed N`: two tabs at work for minutes while the network, the server and the login fail them.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startApplication } from '../../__tests__/support/browser/application'
import { torture } from '../../__tests__/support/torture/journey'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.cjs'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, edits: { type: 'string', default: '500' } },
})

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
    const { lost, duplicated, undurable, edits, acknowledged, network } = outcome
    console.log(
      `\nGraine ${values.seed} · ${edits} saisies · ${acknowledged} écritures confirmées · ${((Date.now() - start) / 1_000).toFixed(0)} s`,
    )
    console.log(`Réseau\u00a0: ${[...network].map(([what, count]) => `${count} × ${what}`).join(', ')}`)
    console.log(`${lost.length} perdues, ${duplicated.length} en double, ${undurable.length} confirmées mais absentes`)
    for (const fault of [...lost, ...duplicated, ...undurable]) console.log(`  ✗ ${fault}`)
    process.exitCode = lost.length + duplicated.length + undurable.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await application.stop()
  }
}

void run()
