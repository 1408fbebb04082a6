import dayjs from 'dayjs'
import { isRoleName, rightsOf, roles } from '#contract/access'
import type { Database, Queryable } from '#server/db'
import type { FileContributions } from '../../contributions'
import * as privacy from '../../repositories/privacy'
import { sendLetter } from '#server/operations'
import { eraseExpired } from './erasure'

const ACCESSES_KEPT_DAYS = 365
const managing = Object.keys(roles).filter(
  (name) => isRoleName(name) && rightsOf([name]).permissions.has('manage_company'),
)

/**
 * Tells each firm once of the files that have expired, deletes those whose notice has run out, and forgets old accesses.
 * Several processes may: each file is held by one.
 */
export async function applyRetention(
  database: Database,
  { now, publicUrl, contributions }: { now: Date; publicUrl: string; contributions: FileContributions },
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { companyId, count } of await privacy.announceExpired(transaction, now)) {
      for (const recipient of await privacy.findManagers(transaction, companyId, managing))
        await sendLetter(transaction, { companyId, recipient, now }, expiryLetter(count, publicUrl))
    }
  })
  while (await database.transaction((transaction) => eraseNext(transaction, now, contributions)));
  await privacy.removeAccesses(database, dayjs(now).subtract(ACCESSES_KEPT_DAYS, 'day').toDate())
}

async function eraseNext(transaction: Queryable, now: Date, contributions: FileContributions): Promise<boolean> {
  const file = await privacy.lockNextToErase(transaction, now)
  if (!file) return false
  await eraseExpired(transaction, file, { at: now, contributions })
  return true
}

/** Mail names nobody: the files are listed in the application. */
const expiryLetter = (count: number, publicUrl: string) => ({
  subject: count > 1 ? `${count} dossiers clients vont être supprimés` : 'Un dossier client va être supprimé',
  paragraphs: [
    `${count > 1 ? `${count} dossiers clients n’ont` : 'Un dossier client n’a'} eu aucune activité ` +
      'depuis la durée de conservation choisie par votre société. ' +
      `Sans modification d’ici ${privacy.NOTICE_DAYS}\u00a0jours, ${count > 1 ? 'ils seront supprimés' : 'il sera supprimé'} ` +
      `avec tout ce qu’${count > 1 ? 'ils contiennent' : 'il contient'}.`,
    'Pour garder un dossier, ouvrez-le et modifiez-le.',
  ],
  link: { label: 'Voir les dossiers', address: `${publicUrl}/company` },
})
