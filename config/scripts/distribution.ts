// `npm run distribution -- citus|yugabyte|cockroach`: the SQL that places the tables of Solive on the nodes of such an engine.
import '#app/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase } from '#server/db'
import { migrations } from '../../src/app/server/features'
import { readCatalogue } from '../distribution/catalogue'
import { engines } from '../distribution/exceptions'
import { distributionFaults } from '../distribution/faults'
import { distributionScript } from '../distribution/script'

async function run(): Promise<void> {
  const engine = engines.find((name) => name === process.argv[2])
  if (!engine || process.argv.length > 3) {
    console.error(`Utilisation\u00a0: npm run distribution -- ${engines.join('|')}`)
    process.exitCode = 2
    return
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-distribution-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  try {
    await migrate(database, migrations)
    const catalogue = await readCatalogue(database)
    const faults = distributionFaults(catalogue)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    else process.stdout.write(distributionScript(engine, catalogue))
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

void run()
