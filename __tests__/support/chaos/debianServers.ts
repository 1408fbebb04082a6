import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const VERSIONS = '/usr/lib/postgresql'
const PGBOUNCER = '/usr/sbin/pgbouncer'

/** Numbers of the account `postgres`, which the servers run as when we are root; undefined when we are not. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/** Why there are no such servers; undefined when there are: packages `postgresql` and `pgbouncer` of Debian. */
export function noDebianServers(): string | undefined {
  if (!existsSync(VERSIONS)) return `no PostgreSQL in ${VERSIONS}`
  return existsSync(PGBOUNCER) ? undefined : `no ${PGBOUNCER}`
}

/** A folder of the servers' account, and programs run as that account. */
export async function serversIn(folder: string) {
  const account = await serverAccount()
  const version = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))[0] ?? ''
  const own = async (place: string) => {
    await mkdir(place, { mode: 0o700 })
    if (account) await chown(place, account.uid, account.gid)
    return place
  }
  await chmod(folder, 0o755)
  const program = (file: string, ...words: string[]) => run(file, words, { cwd: '/', ...account })
  const postgres = (name: string, ...words: string[]) => program(path.join(VERSIONS, version, 'bin', name), ...words)
  return {
    primary: async (port: number) => {
      const data = path.join(await own(path.join(folder, 'primary')), 'data')
      await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8')
      return { data, start: () => startServer(postgres, data, port) }
    },
    /** A copy of the server of that port, which follows it. */
    replica: async (port: number, primaryPort: number) => {
      const data = path.join(await own(path.join(folder, 'replica')), 'data')
      await postgres(
        'pg_basebackup',
        '-D',
        data,
        '-R',
        '-c',
        'fast',
        '-h',
        '127.0.0.1',
        '-p',
        String(primaryPort),
        '-U',
        'postgres',
      )
      return {
        data,
        start: () => startServer(postgres, data, port),
        promote: () => postgres('pg_ctl', 'promote', '-w', '-D', data),
      }
    },
    pgbouncer: async (port: number) => {
      const place = await own(path.join(folder, 'pgbouncer'))
      const settings = path.join(place, 'pgbouncer.ini')
      const leadTo = (databasePort: number) => writeFile(settings, settingsOf(place, port, databasePort))
      const start = async () => {
        await untilDone(() => program(PGBOUNCER, '-d', settings))
        // It writes its number once it goes on by itself.
        await untilDone(() => readFile(path.join(place, 'pid')))
      }
      return { place, leadTo, start }
    },
    sql: (port: number, statement: string) =>
      program('/usr/bin/psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', statement),
    end: (data: string) => postgres('pg_ctl', 'stop', '-m', 'immediate', '-D', data),
  }
}

/** What is possible a little later only: the port of a server that was just killed is free then. */
async function untilDone(work: () => Promise<unknown>, attempts = 50): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (attempts === 0) throw error
    await pause(100)
    await untilDone(work, attempts - 1)
  }
}

const startServer = (
  postgres: (name: string, ...words: string[]) => Promise<unknown>,
  data: string,
  port: number,
): Promise<unknown> =>
  postgres(
    'pg_ctl',
    ...['start', '-w', '-D', data, '-l', path.join(data, 'log')],
    ...['-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c fsync=off`],
  )

/** The settings of PgBouncer that the README asks for. */
const settingsOf = (place: string, port: number, databasePort: number): string => `[databases]
solive = host=127.0.0.1 port=${databasePort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
logfile = ${place}/log
pidfile = ${place}/pid
`
