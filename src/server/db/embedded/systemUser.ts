import { readFileSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../errors'

/** The system account that owns the cluster's files and runs its processes. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

const ANYONE_MAY_TRAVERSE = 0o001

/**
 * The account PostgreSQL runs under, or undefined for our own. PostgreSQL refuses root: then it is the owner of an existing
 * cluster, else an unprivileged account of the system.
 * @throws StartupError when we are root and no such account exists.
 */
export async function systemUser(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = accountNamed(name)
    if (account) return account
  }
  throw new StartupError(
    'PostgreSQL refuse de s’exécuter en tant que root et aucun compte «\u00a0postgres\u00a0» ou «\u00a0nobody\u00a0» n’existe\u00a0: ' +
      'lancez l’application avec un autre compte, ou indiquez une base par DATABASE_URL.',
  )
}

function accountNamed(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** True when `user` can pass through `folder` and all its parents. Our own account always can. */
export async function canReach(user: SystemUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true
  for (let current = folder; ; current = path.dirname(current)) {
    if (!(await mayTraverse(user, current))) return false
    if (current === path.dirname(current)) return true
  }
}

/** Lets every account pass through `folder` (not list it), so that the database's account reaches what it owns inside. */
export async function letThrough(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if (!(mode & ANYONE_MAY_TRAVERSE)) await chmod(folder, mode | ANYONE_MAY_TRAVERSE)
}

async function mayTraverse(user: SystemUser, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & ANYONE_MAY_TRAVERSE) !== 0
}
