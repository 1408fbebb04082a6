import '#app/contract'
import { access, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  FileRefused,
  fileSource,
  importForFirm,
  isOfficialKind,
  UnknownFirm,
  type ImportReport,
} from '#features/catalogue/server'
import { joinDatabase, migrate, StartupError, type Database } from '#server/db'
import { readConfiguration, type Clock } from '#server/services'
import { runCommand, WrongUsage } from './command'
import { migrations } from './features'
import { importOfficialFile } from './importOfficialFile'

// `npm run import`: programmes and lots of promoters, for all firms or one, and official lists; whether the application runs or not.

const USAGE =
  'Utilisation\u00a0: npm run import -- programmes fichier.csv… [--dry-run] [--full] [--report rapport.json] [--company société]\n' +
  '              npm run import -- communes|rents|zones|ort|qpv|rates fichier|adresse [--on AAAA-MM-JJ] [--dry-run]'

runCommand(USAGE, async (parameters) => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: {
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      report: { type: 'string' },
      company: { type: 'string' },
      on: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [what = '', ...files] = positionals
  const [file] = files
  if (file === undefined) return undefined
  if (isOfficialKind(what))
    return files.length === 1
      ? inDatabase((database, clock) =>
          importOfficialFile(database, what, file, { on: values.on, isDryRun: values['dry-run'], now: clock.now() }),
        )
      : undefined
  if (what !== 'programmes' || values.on !== undefined) return undefined
  await Promise.all(files.map(checkReadable))
  if (values.report !== undefined) await checkWritable(values.report)
  const report = await importFiles(files, values)
  if (values.report !== undefined) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`)
  return sentencesOf(report, values['dry-run'])
})

interface Options {
  readonly 'dry-run': boolean
  readonly full: boolean
  readonly company?: string | undefined
}

const importFiles = (files: readonly string[], options: Options): Promise<ImportReport> =>
  inDatabase((database, clock) =>
    importForFirm(
      database,
      files.map((file) => fileSource(basename(file), file)),
      options.company,
      { isFull: options.full, isDryRun: options['dry-run'], now: () => clock.now() },
    ),
  )

/** Does something in the database, once it is of this version. @throws StartupError for a file that is refused @throws WrongUsage */
async function inDatabase<Done>(work: (database: Database, clock: Clock) => Promise<Done>): Promise<Done> {
  const configuration = readConfiguration(process.env)
  const database = await joinDatabase(configuration)
  try {
    await migrate(database, migrations)
    return await work(database, configuration.clock)
  } catch (error) {
    if (error instanceof FileRefused) throw new StartupError(error.message, { cause: error })
    if (error instanceof UnknownFirm) throw new WrongUsage(`--company\u00a0: ${error.message}`)
    throw error
  } finally {
    await database.close()
  }
}

async function checkReadable(file: string): Promise<void> {
  await access(file).catch((error: unknown) => {
    throw new StartupError(`${file}\u00a0: ce fichier ne se lit pas.`, { cause: error })
  })
}

/** Before anything is imported: a report that cannot be kept is told while nothing has changed. */
async function checkWritable(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'a' }).catch((error: unknown) => {
    throw new StartupError(`--report ${file}\u00a0: ce fichier ne peut pas être écrit. Rien n’a été importé.`, {
      cause: error,
    })
  })
}

const SHOWN_LINES = 20

/** The counts, and the first lines that were refused. */
function sentencesOf({ programs, properties, lines }: ImportReport, isDryRun: boolean): string {
  const counts = (
    name: string,
    { created, updated, unchanged, withdrawn, rejected }: ImportReport['programs'],
  ): string =>
    `${name}\u00a0: ${String(created)} créés, ${String(updated)} modifiés, ${String(unchanged)} inchangés, ` +
    `${String(withdrawn)} retirés, ${String(rejected)} refusés.`
  const refused = lines.filter(({ outcome }) => outcome === 'rejected')
  const others = lines.length - Math.min(refused.length, SHOWN_LINES)
  return [
    ...(isDryRun ? ['Essai\u00a0: rien n’est écrit.'] : []),
    counts('Programmes', programs),
    counts('Lots', properties),
    ...refused
      .slice(0, SHOWN_LINES)
      .map(
        ({ file, line, column, message }) =>
          `${file}, ligne ${String(line)}${column === null ? '' : `, ${column}`}\u00a0: ${message}`,
      ),
    ...(others > 0 ? [`${String(others)} autres remarques\u00a0: --report les écrit toutes.`] : []),
  ].join('\n')
}
