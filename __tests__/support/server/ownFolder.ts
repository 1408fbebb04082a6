import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db'
import { runApplication } from './application'
import type { Program } from './programs'

/**
 * A data folder for each test of a file, and the built application that runs on it. After the test the application is killed, the
 * PostgreSQL that it leaves is stopped and the folder is removed.
 */
export function ownFolder() {
  let folder = ''
  let running: Program | undefined

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solive-process-'))
  })
  afterEach(async () => {
    await running?.end('SIGKILL')
    running = undefined
    await stopDatabaseOf(folder)
    await rm(folder, { recursive: true, force: true })
  })

  return {
    folder: () => folder,
    run(environment: NodeJS.ProcessEnv = {}): Program {
      running = runApplication(folder, environment)
      return running
    },
  }
}

/** Stops the PostgreSQL that a killed application left running in its data folder. */
export async function stopDatabaseOf(dataFolder: string): Promise<void> {
  if (existsSync(path.join(dataFolder, 'postgres/postmaster.pid')))
    await (await openDatabase({ databaseUrl: undefined, dataFolder })).close()
}
