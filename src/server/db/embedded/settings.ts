import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { release, tmpdir } from 'node:os'
import path from 'node:path'
import { give, SETTINGS_FILE } from './cluster'
import type { SystemUser } from './systemUser'

/** The longest path of a socket that every system accepts (104 bytes on macOS, 108 on Linux, with the final zero). */
const LONGEST_SOCKET_PATH = 100

export const LOOPBACK = '127.0.0.1'

/** The port of PostgreSQL, which names its socket. */
const SOCKET = '.s.PGSQL.5432'

/** Writes our settings of the server, as each start finds them right. */
export async function writeSettings(cluster: string, user: SystemUser | undefined): Promise<void> {
  const place = process.platform === 'win32' ? loopbackSettings(cluster) : await socketSettings(cluster, user)
  const settings = {
    ...place,
    ...recoverySettings(),
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
  const text = lines.join('')
  // A full disk would leave it empty.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await writeFile(file, text)
  await give(file, user)
}

/**
 * After a crash, PostgreSQL first makes sure that its files are on the disk: by one order to the file system rather than one for each
 * of its thousand files, which takes seconds on a slow disk. Linux tells of a write that failed then since its version 5.8.
 */
function recoverySettings(): Record<string, string> {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  const tellsFailures = process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
  return tellsFailures ? { recovery_init_sync_method: 'syncfs' } : {}
}

async function socketSettings(cluster: string, user: SystemUser | undefined): Promise<Record<string, string>> {
  const folder = socketFolder(cluster)
  if (folder !== cluster) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await give(folder, user)
  }
  return {
    listen_addresses: '',
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

/** The cluster's own folder, closed to others; a folder of its own among the temporary ones when that path is too long. */
function socketFolder(cluster: string): string {
  return Buffer.byteLength(path.join(cluster, SOCKET)) <= LONGEST_SOCKET_PATH ? cluster : temporarySocketFolder(cluster)
}

/** The socket that the server of a cluster listens on, where there are Unix sockets. */
export const socketOf = (cluster: string): string => path.join(socketFolder(cluster), SOCKET)

export function temporarySocketFolder(cluster: string): string {
  return path.join(tmpdir(), `solive-${fingerprint(cluster)}`)
}

function loopbackSettings(cluster: string): Record<string, string> {
  return { listen_addresses: LOOPBACK, port: String(loopbackPort(cluster)) }
}

/** Always the same port for a cluster, so that connections find the server again after a restart. */
export function loopbackPort(cluster: string): number {
  return 20_000 + (Number.parseInt(fingerprint(cluster), 16) % 10_000)
}

function fingerprint(cluster: string): string {
  return createHash('sha256').update(cluster).digest('hex').slice(0, 12)
}
