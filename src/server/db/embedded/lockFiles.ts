import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../errors'
import { isAlive } from './run'
import { LOOPBACK, loopbackPort, socketOf } from './settings'

/** A server that starts creates its file empty and fills it at once: an unreadable one is looked at again after this long. */
const SECOND_LOOK_MS = 500

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid')

/** Pid, folder, start time, port, socket folder, address, shared memory, status. */
export async function pidFileLines(cluster: string): Promise<string[]> {
  return (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
}

/** Where the system can tell (Linux), a process is the postmaster only when it was started on this cluster. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes(cluster)
}

/**
 * Removes what a dead server left and PostgreSQL would refuse to start over: after a restart of the machine its pid may be another
 * program's; after a power cut its lock files may be empty, truncated or filled with anything.
 * @throws StartupError when a file cannot be read although a server answers
 */
export async function forgetDeadServer(cluster: string): Promise<void> {
  const files = [pidFile(cluster), ...(process.platform === 'win32' ? [] : [`${socketOf(cluster)}.lock`])]
  for (const file of files) {
    const pid = await pidIn(file)
    if (pid === 'unreadable') await removeUnreadable(file, cluster)
    else if (pid !== undefined && isAlive(pid) && !(await isPostmaster(pid, cluster))) await rm(file)
  }
}

/** The pid that a lock file names; undefined when there is no file. */
async function pidIn(file: string): Promise<number | 'unreadable' | undefined> {
  const content = await readFile(file, 'latin1').catch(() => undefined)
  if (content === undefined) return undefined
  // A server that repairs its cluster by hand (`postgres --single`) writes its pid as a negative number.
  const pid = /^-?([1-9]\d{0,9})\s*(?:\n|$)/.exec(content)?.[1]
  return pid === undefined ? 'unreadable' : Number(pid)
}

async function removeUnreadable(file: string, cluster: string): Promise<void> {
  await pause(SECOND_LOOK_MS)
  if ((await pidIn(file)) !== 'unreadable') return
  if (await answers(cluster))
    throw new StartupError(
      `Le fichier ${file} est illisible, alors qu’un serveur PostgreSQL répond encore sur ces données. ` +
        'Il s’arrêtera de lui-même dans la minute\u00a0: relancez ensuite l’application. Vos données n’ont pas été touchées.',
    )
  await rm(file, { force: true })
}

/** Whether a server listens where that of this cluster does. */
function answers(cluster: string): Promise<boolean> {
  const place =
    process.platform === 'win32' ? { host: LOOPBACK, port: loopbackPort(cluster) } : { path: socketOf(cluster) }
  return new Promise((resolve) => {
    const socket = connect(place)
    const tell = (isAnswered: boolean) => () => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', tell(true)).once('error', tell(false))
  })
}
