import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries'
import { forgetDeadServer, isPostmaster, pidFileLines } from './lockFiles'
import { environment, run } from './run'
import { LOOPBACK, temporarySocketFolder, writeSettings } from './settings'
import type { SystemUser } from './systemUser'

/** A running server of the cluster, as its pid file tells it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of its socket, or the loopback address where there are no Unix sockets. */
  readonly host: string
  /** Somebody told it to stop. */
  readonly isStopping: boolean
}

/** Recovery after a crash is part of a start. */
const READY_DEADLINE_MS = 60_000
const POLL_MS = 20

/** The server at work on this cluster, whoever started it; undefined when there is none. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const [pid, , , port, socketFolder = '', , , status] = await pidFileLines(cluster)
  if (!pid || !port || !(await isPostmaster(Number(pid), cluster))) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    host: process.platform === 'win32' ? LOOPBACK : socketFolder,
    isStopping: status?.trim() === 'stopping',
  }
}

/**
 * Starts the server in a process of its own, which stays when we are killed. Resolves when it accepts connections.
 * @throws Error with the server's last words when it ends before, or is not ready in time.
 */
export async function startPostmaster(
  cluster: string,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<void> {
  await forgetDeadServer(cluster)
  await writeSettings(cluster, user)
  const log = await open(startLog(cluster), 'w', 0o600)
  const server = spawn(binaries.postgres, ['-D', cluster], {
    ...user,
    ...environment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  server.unref()
  await untilReady(server, cluster)
}

async function untilReady(server: ChildProcess, cluster: string): Promise<void> {
  let failure: Error | undefined
  server.once('error', (error) => (failure = error))
  server.once('exit', () => (failure ??= new Error('The server ended')))
  const started = Date.now()
  while (failure === undefined) {
    const [pid, , , , , , , status] = await pidFileLines(cluster)
    if (Number(pid) === server.pid && status?.trim() === 'ready') return
    if (Date.now() - started > READY_DEADLINE_MS) failure = new Error('The server is not ready in time')
    await pause(POLL_MS)
  }
  throw new Error((await lastWords(cluster)) || failure.message, { cause: failure })
}

/** Stops the server: transactions under way are rolled back, what was committed is flushed. */
export async function stopPostmaster(cluster: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-w', '-s', '-t', '60', '-m', 'fast', '-D', cluster], user)
  await rm(temporarySocketFolder(cluster), { recursive: true, force: true })
}

/** The last line that the server wrote before it could write to its own log. */
async function lastWords(cluster: string): Promise<string> {
  const text = await readFile(startLog(cluster), 'utf8').catch(() => '')
  return text.trim().split('\n').at(-1) ?? ''
}

const startLog = (cluster: string): string => path.join(cluster, 'start.log')
