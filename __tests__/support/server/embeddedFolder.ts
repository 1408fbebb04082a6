import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '#server/db'
import { postmasterOf } from './application'
import { runTypescript, type Program } from './programs'

const HOLDER = path.join(__dirname, 'holdDatabase.ts')

/** A data folder for each test of a file, opened by the test itself or held by a program that it may kill. */
export function embeddedFolder() {
  let folder = ''
  let open: Database | undefined
  let holder: Program | undefined

  const close = async (): Promise<void> => {
    await open?.close()
    open = undefined
  }
  const killHolder = async (): Promise<void> => {
    await holder?.end('SIGKILL')
    holder = undefined
  }
  const postmasterPid = (): Promise<number> => postmasterOf(folder)

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solive-embedded-'))
  })
  afterEach(async () => {
    await killHolder()
    await close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Closes it after the test. */
  const keep = (database: Database): Database => {
    open = database
    return database
  }

  return {
    folder: () => folder,
    keep,
    /** What it opens is closed after the test. */
    open: async (dataFolder = folder, tell?: (sentence: string) => void): Promise<Database> =>
      keep(await openDatabase({ databaseUrl: undefined, dataFolder }, tell)),
    close,
    /** Resolves once another program has opened the folder and committed a row. */
    hold: async (): Promise<void> => {
      holder = runTypescript(HOLDER, [folder])
      await holder.written('saved')
    },
    killHolder,
    postmasterPid,
    /** As a power cut would. */
    killAll: async (): Promise<void> => {
      process.kill(await postmasterPid(), 'SIGKILL')
      await killHolder()
    },
  }
}

/** What the program that holds a folder committed. */
export const saved = (database: Database): Promise<unknown[]> => database.query('SELECT id FROM saved')
