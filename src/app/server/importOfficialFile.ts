import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { isIsoDate } from '#contract'
import { importOfficial, type OfficialKind, type OfficialReport } from '#features/catalogue/server'
import { StartupError, type Database } from '#server/db'
import { downloadFile, DownloadRefused } from '#server/services/download'
import { WrongUsage } from './command'

interface ImportArguments {
  /** The day from which the file counts, where it does not say it. */
  readonly on: string | undefined
  readonly isDryRun: boolean
  readonly now: Date
}

/** The largest official file has 14 MB. Who runs the command chose the address. */
const DOWNLOAD = { largest: 50 * 1_048_576, timeoutMs: 60_000, redirects: 0, mayBeInside: true }

/** Imports an official file, from the disk or from an address, and says what became of it. @throws StartupError @throws WrongUsage */
export async function importOfficialFile(
  database: Database,
  kind: OfficialKind,
  place: string,
  asked: ImportArguments,
): Promise<string> {
  if (asked.on !== undefined && !isIsoDate(asked.on)) throw new WrongUsage('--on\u00a0: AAAA-MM-JJ est attendu.')
  const content = await contentOf(place)
  const source = { name: nameOf(place), open: () => Readable.from([content]) }
  const report = await database.transaction((transaction) => importOfficial(transaction, kind, source, asked))
  return sentencesOf(report, asked.isDryRun)
}

const isAddress = (place: string): boolean => /^https?:/i.test(place)
const nameOf = (place: string): string => basename(isAddress(place) ? new URL(place).pathname : place)

async function contentOf(place: string): Promise<Buffer> {
  try {
    return await (isAddress(place) ? downloadFile(place, DOWNLOAD) : readFile(place))
  } catch (error) {
    const reason = error instanceof DownloadRefused ? error.message : `${place}\u00a0: ce fichier ne se lit pas.`
    throw new StartupError(reason, { cause: error })
  }
}

function sentencesOf({ lists, refused }: OfficialReport, isDryRun: boolean): string {
  const known = lists.map(
    ({ as_of, count, isNew }) =>
      `Au ${as_of}\u00a0: ${String(count)} valeurs${isNew ? '' : ', déjà connues\u00a0: rien ne change'}.`,
  )
  const shown = refused.slice(0, 10).join(', ')
  return [
    ...(isDryRun ? ['Essai\u00a0: rien n’est écrit.'] : []),
    ...known,
    ...(refused.length > 0
      ? [`${String(refused.length)} lignes laissées de côté (${shown}${refused.length > 10 ? '…' : ''}).`]
      : []),
  ].join('\n')
}
