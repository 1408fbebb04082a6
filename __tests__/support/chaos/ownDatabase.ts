import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/db'
import { replacePostmaster } from '../server/application'
import { noSmallDisk, smallDisk, type SmallDisk } from '../server/smallDisk'
import { signalPostgres } from './postgresProcesses'
import { startApplication, type RunningApplication } from './runningApplication'
import type { Fault, World } from './world'

const DISK_MEGABYTES = 600

/**
 * An application with the PostgreSQL of its data folder, on a small disk where there can be one.
 */
export async function ownDatabase(): Promise<World> {
  const reason = noSmallDisk()
  const disk = reason === undefined ? await smallDisk(DISK_MEGABYTES) : undefined
  const folder = disk?.folder ?? (await mkdtemp(path.join(tmpdir(), 'solive-chaos-')))
  await chmod(folder, 0o755)
  const dataFolder = path.join(folder, 'data')
  const application = await startApplication(dataFolder)
  return {
    name: 'own database',
    addresses: [application.address],
    faults: [...faultsOf(application, dataFolder), ...(disk ? [fullDisk(disk)] : [])],
    missing: reason === undefined ? [] : [`full disk (${reason})`],
    logBytes: application.logBytes,
    async close() {
      const code = await application.end('SIGTERM')
      // Takes over what a failure may have left, and stops it.
      await (await openDatabase({ databaseUrl: undefined, dataFolder })).close()
      await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }))
      return code === 0 ? [] : [`told to end, the application ended with ${String(code)}`]
    },
  }
}

function faultsOf(application: RunningApplication, dataFolder: string): Fault[] {
  const restart = async (signal: NodeJS.Signals, wait: number, settings: NodeJS.ProcessEnv = {}) => {
    await application.end(signal)
    await pause(wait)
    await application.start(settings)
  }
  return [
    { name: 'application killed', strike: (random) => restart('SIGKILL', random.below(500)) },
    { name: 'application told to end', strike: (random) => restart('SIGTERM', random.below(500)) },
    { name: 'database killed', strike: () => replacePostmaster(dataFolder, 'SIGKILL') },
    {
      name: 'database told to stop',
      strike: (random) => replacePostmaster(dataFolder, random.pick(['SIGTERM', 'SIGINT', 'SIGQUIT'])),
    },
    {
      name: 'database standing still',
      async strike(random) {
        await signalPostgres(dataFolder, 'SIGSTOP')
        await pause(500 + random.below(2_500))
        await signalPostgres(dataFolder, 'SIGCONT')
      },
    },
    {
      name: 'power cut that damages the lock file',
      async strike(random) {
        await Promise.all([application.end('SIGKILL'), signalPostgres(dataFolder, 'SIGKILL')])
        const damaged = random.pick([Buffer.alloc(0), Buffer.from('12'), Buffer.alloc(64, 0xff)])
        await writeFile(path.join(dataFolder, 'postgres/postmaster.pid'), damaged)
        await application.start()
      },
    },
    {
      name: 'clock moved',
      async strike(random) {
        await restart('SIGTERM', 0, { CLOCK_SHIFT: random.pick(['P20Y', 'P40D', '-P3D']) })
        await pause(1_000 + random.below(1_000))
        await restart('SIGTERM', 0)
      },
    },
  ]
}

const fullDisk = (disk: SmallDisk): Fault => ({
  name: 'disk full',
  async strike(random) {
    await disk.fill()
    await pause(500 + random.below(1_000))
    await disk.empty()
  },
})
