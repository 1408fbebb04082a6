import { checkComplete, resources } from '#contract'
import { isRoleName, rightsOf, roles } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import { policies, type Viewer } from '#server/access'
import type { Database, Queryable } from '#server/db'
import { privacy } from '#server/repositories'
import { notFound } from '../failure'
import { accepted, scopeOf } from '../guard'
import { sendLetter } from '../letters'

const { client_file_retention_years } = resources.company.fields
const retention = { type: 'company', fields: { client_file_retention_years }, relationships: {} } as const

/** What the request that changes the retention is checked by. */
export const retentionChange = retention

export async function updateRetention(transaction: Queryable, viewer: Viewer, input: unknown): Promise<Resource> {
  const scope = scopeOf(policies.company.update, viewer)
  const company = await privacy.updateRetention(
    scope,
    transaction,
    accepted(checkComplete(retention, input)).client_file_retention_years,
  )
  if (!company) throw notFound()
  return company
}

/** The files that have had no activity for as long as the firm keeps them. */
export function listExpiringFiles(
  database: Queryable,
  viewer: Viewer,
  page: { now: Date; limit: number; offset: number },
): Promise<{ files: Resource[]; total: number }> {
  return privacy.findExpiringFiles(scopeOf(policies.expiring_client_file.list, viewer), database, page)
}

const READINGS_KEPT_DAYS = 365
const DAY_MS = 86_400_000
const managing = Object.keys(roles).filter(
  (name) => isRoleName(name) && rightsOf([name]).permissions.has('manage_company'),
)

/**
 * Tells each firm once of the files that have expired, deletes those whose notice has run out, and forgets old readings.
 * Several processes may: each file is held by one.
 */
export async function applyRetention(
  database: Database,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { companyId, count } of await privacy.announceExpired(transaction, now)) {
      for (const recipient of await privacy.findManagers(transaction, companyId, managing))
        await sendLetter(transaction, { companyId, recipient, now }, expiryLetter(count, publicUrl))
    }
  })
  while (await database.transaction((transaction) => eraseNext(transaction, now)));
  await privacy.removeReadings(database, new Date(now.getTime() - READINGS_KEPT_DAYS * DAY_MS))
}

async function eraseNext(transaction: Queryable, now: Date): Promise<boolean> {
  const file = await privacy.lockNextToErase(transaction, now)
  if (!file) return false
  await privacy.eraseClientFile(transaction, file.companyId, { clientFileId: file.id, userId: null, at: now })
  return true
}

/** Mail names nobody: the files are listed in the application. */
const expiryLetter = (count: number, publicUrl: string) => ({
  subject: count > 1 ? `${count} dossiers clients vont être supprimés` : 'Un dossier client va être supprimé',
  paragraphs: [
    `${count > 1 ? `${count} dossiers clients n’ont` : 'Un dossier client n’a'} eu aucune activité depuis la durée de conservation choisie par votre société. Sans modification d’ici ${privacy.NOTICE_DAYS}\u00a0jours, ${count > 1 ? 'ils seront supprimés' : 'il sera supprimé'} avec tout ce qu’${count > 1 ? 'ils contiennent' : 'il contient'}.`,
    'Pour garder un dossier, ouvrez-le et modifiez-le.',
  ],
  link: { label: 'Voir les dossiers', address: `${publicUrl}/company` },
})
