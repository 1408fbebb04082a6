import '#app/contract'
import { open } from 'node:fs/promises'
import { joinDatabase, migrate, StartupError } from '#server/db'
import { checkExport, type ExportBreak } from '#server/operations/audit'
import { findBreak } from '#server/repositories/audit'
import { readConfiguration } from '#server/services'
import { runCommand } from './command'
import { migrations } from './features'

// `npm run audit`: whether the audit trail of each firm is as it was written, while the application runs or not; or whether an exported one is.

const USAGE =
  'Utilisation\u00a0: npm run audit\n              npm run audit -- journal.jsonl   (un journal exporté, sans base de données)'

runCommand(USAGE, async ([file, ...others]) => {
  if (others.length > 0) return undefined
  return file === undefined ? checkDatabase() : checkFile(file)
})

/** @throws StartupError where the chain is broken */
async function checkDatabase(): Promise<string> {
  const database = await joinDatabase(readConfiguration(process.env))
  try {
    await migrate(database, migrations)
    const { events, broken } = await findBreak(database)
    if (!broken) return `${counted(events)}, chaîne intacte.`
    const { companyId, position, id } = broken
    throw new StartupError(
      `${counted(events)}, puis la chaîne de la société ${companyId} est rompue au n°\u00a0${position}\u00a0: ` +
        (id === null ? 'il manque.' : `l’événement ${id} a été modifié.`),
    )
  } finally {
    await database.close()
  }
}

/** @throws StartupError where a line does not hold */
async function checkFile(file: string): Promise<string> {
  const { events, companyId, first, last, broken } = await checkExport(linesOf(file))
  if (broken) throw new StartupError(`${file}, ligne ${broken.line}\u00a0: ${WHY[broken.why]}`)
  if (!first || !last) throw new StartupError(`${file} ne contient aucun événement.`)
  return (
    `${counted(events)} de la société ${companyId}, du n°\u00a0${first.position} au n°\u00a0${last.position}, chaîne intacte.\n` +
    `Empreinte avant le premier\u00a0: ${first.previous_hash || 'aucune, le journal commence là'}\n` +
    `Empreinte du dernier\u00a0: ${last.hash}`
  )
}

async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  try {
    const handle = await open(file)
    yield* handle.readLines()
  } catch (cause) {
    throw new StartupError(`${file}\u00a0: ce fichier ne se lit pas.`, { cause })
  }
}

const counted = (events: number): string => `${events.toLocaleString('fr-FR')} événement${events > 1 ? 's' : ''}`

const WHY: Readonly<Record<ExportBreak, string>> = {
  unreadable: 'ce n’est pas un événement d’un journal exporté.',
  changed: 'cet événement n’est pas tel qu’il a été écrit.',
  foreign: 'cet événement est d’une autre société.',
  gap:
    'cet événement ne suit pas le précédent. Des lignes ont été retirées ou déplacées, ou l’export était filtré\u00a0: ' +
    'exportez le journal sans filtre.',
}
