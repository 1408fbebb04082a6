import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries'
import { give, SETTINGS_FILE } from './cluster'
import { environment, isAlive, run } from './run'
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

/** The longest path of a socket that every system accepts (104 bytes on macOS, 108 on Linux, with the final zero). */
const LONGEST_SOCKET_PATH = 100

/** Recovery after a crash is part of a start. */
const READY_DEADLINE_MS = 60_000
const POLL_MS = 20

const LOOPBACK = '127.0.0.1'

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
  await forgetReusedPid(cluster)
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

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid')
/** Pid, folder, start time, port, socket folder, address, shared memory, status. */
async function pidFileLines(cluster: string): Promise<string[]> {
  return (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
}

const startLog = (cluster: string): string => path.join(cluster, 'start.log')

/** Where the system can tell (Linux), a process is the postmaster only when it was started on this cluster. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes(cluster)
}

/** After a restart of the machine the pid of a killed server may be another program's: PostgreSQL would refuse to start. */
async function forgetReusedPid(cluster: string): Promise<void> {
  const pid = Number((await pidFileLines(cluster))[0])
  if (pid > 0 && isAlive(pid) && !(await isPostmaster(pid, cluster))) await rm(pidFile(cluster))
}

async function writeSettings(cluster: string, user: SystemUser | undefined): Promise<void> {
  const place = process.platform === 'win32' ? loopbackSettings(cluster) : await socketSettings(cluster, user)
  const settings = {
    ...place,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and the details of errors hold clients' data: neither goes to the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  const file = path.join(cluster, SETTINGS_FILE)
  await writeFile(file, lines.join(''))
  await give(file, user)
}

async function socketSettings(cluster: string, user: SystemUser | undefined): Promise<Record<string, string>> {
  const folder = await socketFolder(cluster, user)
  return {
    listen_addresses: '',
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

/** The cluster's own folder, closed to others; a folder of its own among the temporary ones when that path is too long. */
async function socketFolder(cluster: string, user: SystemUser | undefined): Promise<string> {
  if (Buffer.byteLength(`${cluster}/.s.PGSQL.5432`) <= LONGEST_SOCKET_PATH) return cluster
  const folder = temporarySocketFolder(cluster)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await give(folder, user)
  return folder
}

function temporarySocketFolder(cluster: string): string {
  return path.join(tmpdir(), `solive-${fingerprint(cluster)}`)
}

/** Always the same port for a cluster, so that connections find the server again after a restart. */
function loopbackSettings(cluster: string): Record<string, string> {
  const port = 20_000 + (Number.parseInt(fingerprint(cluster), 16) % 10_000)
  return { listen_addresses: LOOPBACK, port: String(port) }
}

function fingerprint(cluster: string): string {
  return createHash('sha256').update(cluster).digest('hex').slice(0, 12)
}
