import type { Database, Queryable } from '#server/db'
import { record } from '#server/operations/audit'
import { comparable } from '../feed'
import { findFirms } from '../repositories'
import { importPrograms, type ImportOptions } from './importPrograms'
import type { ImportReport } from './report'
import type { Source } from './source'

/** No firm has the name that was given, or several do. */
export class UnknownFirm extends Error {
  override readonly name = 'UnknownFirm'
}

/**
 * Imports a feed for the firm of a slug alone (`cabinet-martin`), or for all without one, and tells it in their audit trails.
 * @throws UnknownFirm @throws FileRefused
 */
export async function importForFirm(
  database: Database,
  sources: readonly Source[],
  slug: string | undefined,
  options: Omit<ImportOptions, 'owner'>,
): Promise<ImportReport> {
  const firms = await findFirms(database)
  const owner = slug === undefined ? null : firmOf(firms, slug)
  const report = await importPrograms(database, sources, { ...options, owner })
  if (!options.isDryRun) {
    const concerned = owner === null ? firms.map(({ id }) => id) : [owner]
    await database.transaction((transaction) => tell(transaction, concerned, report, options.now()))
  }
  return report
}

function firmOf(firms: readonly { readonly id: string; readonly name: string | null }[], slug: string): string {
  const [found, ...others] = firms.filter(({ name }) => comparable(name ?? '') === comparable(slug))
  if (found && others.length === 0) return found.id
  throw new UnknownFirm(
    found
      ? `Plusieurs sociétés s’appellent «\u00a0${slug}\u00a0».`
      : `Aucune société ne s’appelle «\u00a0${slug}\u00a0».`,
  )
}

async function tell(database: Queryable, firms: readonly string[], report: ImportReport, at: Date): Promise<void> {
  const { created, updated, withdrawn } = report.properties
  const details = { type: 'property', count: created + updated + withdrawn }
  for (const companyId of firms)
    await record(
      database,
      { companyId, userId: null, address: null, requestId: null },
      { action: 'imported', details, at },
    )
}
