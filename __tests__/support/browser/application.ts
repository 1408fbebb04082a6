import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../freePort'
import { NO_LIMIT } from '../noLimit'
import { makeTemporaryFolder } from '../temporaryFolder'

const MAIN = join(__dirname, '../../../dist/server/main.js')
/** The end of one that hangs: the first start of a run makes the whole demo firm, which takes minutes on a busy machine. */
const START_MILLISECONDS = 240_000

/** The built application with the demo firm, its data in a folder of its own. */
export interface Application {
  /** Address of the professional side, without a trailing slash. */
  readonly url: string
  /** Where it keeps what is no row of the database: outgoing mail. */
  readonly dataFolder: string
  /** Ends the process as a power cut would (SIGKILL). */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port. @param change of its environment, from now on: a clock that is ahead */
  start(change?: Readonly<Record<string, string>>): Promise<void>
  /** Ends the process cleanly; its data stay. */
  close(): Promise<void>
  /** Ends the process cleanly and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts the application on a free port, on a copy of these data (by default those that the run of tests prepared), or
 * of none: it then makes those of the demo firm.
 * @param settings more of its environment, of the port that it is given
 * @throws with what it printed, when it does not answer in time
 */
export async function startApplication(
  data = process.env['DEMO_DATA'],
  settings: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Application> {
  const folder = await makeTemporaryFolder('browser')
  // PostgreSQL refuses to run as root: the user that it runs as must reach its data, and own them.
  await chmod(folder, 0o755)
  const dataFolder = join(folder, 'data')
  if (data !== undefined) await promisify(execFile)('cp', ['-a', data, dataFolder])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    DEMO: '1',
    REQUESTS_PER_MINUTE: NO_LIMIT,
    // Nobody answers there: addresses are completed from our own municipalities, with or without a network.
    GEOCODING_URL: 'http://127.0.0.1:9',
    ISOCHRONE_URL: 'http://127.0.0.1:9',
    ...settings(port),
  }
  let child: ChildProcess | undefined

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const start = async (change: Readonly<Record<string, string>> = {}): Promise<void> => {
    environment = { ...environment, ...change }
    child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await answering(child, `${url}/api/health/live`)
  }
  const close = (): Promise<void> => end('SIGTERM')
  const stop = async (): Promise<void> => {
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }

  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataFolder, start, close, stop, kill: () => end('SIGKILL') }
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed.push(String(chunk))
      // Why a page met an error 500 is shown with the failure of its test.
      if (String(chunk).includes('"level":50')) process.stderr.write(String(chunk))
    })
  }
  const deadline = Date.now() + START_MILLISECONDS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the application did not answer at ${address}:\n${printed.join('')}`)
}
