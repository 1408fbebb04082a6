import { freePort } from '../freePort'
import { READY, runApplication } from '../server/application'
import type { Program } from '../server/programs'

/** An application that is ended and started again on one port and one data folder. */
export interface RunningApplication {
  readonly address: string
  /** Ends it; resolves to its exit code, null when the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Starts it again, with these settings more than it always has; resolves once it listens. */
  readonly start: (settings?: NodeJS.ProcessEnv) => Promise<void>
  /** Bytes that it wrote since the beginning. */
  readonly logBytes: () => number
}

export async function startApplication(
  dataFolder: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningApplication> {
  const port = await freePort()
  const programs: Program[] = []
  const start = async (more: NodeJS.ProcessEnv = {}) => {
    const program = runApplication(dataFolder, { ...settings, ...more, PORT: String(port) })
    programs.push(program)
    await program.written(READY)
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}`,
    end: async (signal) => (await programs.at(-1)?.end(signal)) ?? null,
    start,
    logBytes: () => programs.reduce((bytes, program) => bytes + program.output().length, 0),
  }
}
