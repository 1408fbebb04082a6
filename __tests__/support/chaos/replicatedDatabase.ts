import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openReplicatedServers } from './replicatedServers'
import { endProcesses, processFaults, startProcesses } from './twoProcesses'
import type { World } from './world'

/**
 * Two processes that reach Debian's PostgreSQL through PgBouncer in transaction mode; a replica holds what is acknowledged and takes
 * over, once, when the first server dies.
 */
export async function replicatedDatabase(): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-chaos-'))
  const servers = await openReplicatedServers(folder)
  const applications = await startProcesses(folder, servers.url)
  return {
    name: 'two processes, PgBouncer, a replicated PostgreSQL',
    addresses: applications.map(({ address }) => address),
    faults: [
      { name: 'replica promoted', strike: servers.failOver },
      { name: 'PgBouncer killed', strike: servers.replaceBouncer },
      ...processFaults(applications),
    ],
    missing: [],
    logBytes: () => applications.reduce((bytes, application) => bytes + application.logBytes(), 0),
    async close() {
      const faults = await endProcesses(applications)
      await servers.close()
      await rm(folder, { recursive: true, force: true })
      return faults
    },
  }
}
