import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../freePort'
import { serversIn } from './debianServers'

/** Debian's PostgreSQL behind PgBouncer in transaction mode, and a replica that holds what is acknowledged. */
export interface ReplicatedServers {
  /** For DATABASE_URL: that of PgBouncer. */
  readonly url: string
  /** Once: the first server dies, the replica takes over. */
  readonly failOver: () => Promise<void>
  /** Kills PgBouncer, and starts it again. */
  readonly replaceBouncer: () => Promise<void>
  readonly close: () => Promise<void>
}

/** @param folder that they are kept in */
export async function openReplicatedServers(folder: string): Promise<ReplicatedServers> {
  const servers = await serversIn(folder)
  const [firstPort, secondPort, bouncerPort] = [await freePort(), await freePort(), await freePort()]
  const primary = await servers.primary(firstPort)
  await primary.start()
  await servers.sql(firstPort, 'CREATE DATABASE solive')
  const replica = await servers.replica(secondPort, firstPort)
  await replica.start()
  await servers.sql(firstPort, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await servers.sql(firstPort, 'SELECT pg_reload_conf()')
  const bouncer = await servers.pgbouncer(bouncerPort)
  await bouncer.leadTo(firstPort)
  await bouncer.start()
  const signalBouncer = async (signal: NodeJS.Signals) => {
    process.kill(Number(await readFile(path.join(bouncer.place, 'pid'), 'utf8')), signal)
  }
  let isPromoted = false
  return {
    url: `postgres://postgres@127.0.0.1:${bouncerPort}/solive?pgbouncer=true`,
    async failOver() {
      if (isPromoted) return
      isPromoted = true
      await servers.end(primary.data)
      await replica.promote()
      await bouncer.leadTo(secondPort)
      await signalBouncer('SIGHUP')
    },
    async replaceBouncer() {
      await signalBouncer('SIGKILL')
      await rm(path.join(bouncer.place, 'pid'))
      await bouncer.start()
    },
    async close() {
      // One that could not be started again has no number.
      await signalBouncer('SIGKILL').catch(() => undefined)
      await servers.end(isPromoted ? replica.data : primary.data)
      if (!isPromoted) await servers.end(replica.data)
    },
  }
}
