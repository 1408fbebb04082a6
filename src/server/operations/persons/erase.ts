import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findBySubjects, findTrashedRows, forgetCopies, type Identified } from '#server/repositories/persons'
import { removeFromTrash } from '#server/repositories/trash'
import type { ForgetMail } from '#server/services/mail'
import { isText } from '#contract/json'
import { record } from '../audit'
import { invalid } from '../failure'
import { fieldErrors } from '../guard'
import { subjectKinds, type PersonKind } from './kind'
import { nameOf, type KnownSubject } from './subjects'

interface Erasing {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly now: Date
  /** Why, in words that name nobody: they stay in the audit trail. */
  readonly reason: string
  /** Erases mail that was kept as files. */
  readonly forgetMail: ForgetMail
}

/**
 * Erases subjects for good, wherever they are: their rows and all that hangs on them, the trash, kept answers, mail that waits or was kept as files. Each
 * leaves a line in the audit trail, which names nobody (GDPR, art. 17).
 * @throws Failure notFound, invalid when the reason names somebody
 */
export async function erasePersons(
  kinds: readonly PersonKind[],
  erasing: Erasing,
  subjects: readonly KnownSubject[],
): Promise<void> {
  const { transaction, viewer, reason, forgetMail } = erasing
  const people = await findBySubjects(subjectKinds(kinds), transaction, viewer.companyId, subjects.map(nameOf))
  if (people.some((person) => isNamedIn(reason, person)))
    throw invalid(fieldErrors('reason', 'Le motif reste dans le journal\u202f: n’y nommez pas la personne.'))
  const erased = new Set<string>()
  for (const subject of subjects) if (!erased.has(subject.id)) await erase(erasing, subject, people, erased)
  // Before the end of the transaction: nobody is told that a person is erased while a file is left.
  await forgetMail({ ids: [...erased], emails: people.flatMap(({ email }) => email || []) })
}

/** @param erased the ids of every row that is gone, which grows */
async function erase(
  { transaction, viewer, now, reason }: Erasing,
  subject: KnownSubject,
  people: readonly Identified[],
  erased: Set<string>,
): Promise<void> {
  const { type, id, kind } = subject
  const { companyId } = viewer
  const found = () => findTrashedRows(transaction, companyId, { type, id })
  let rows = await found()
  if (rows.length === 0) {
    await kind.remove(transaction, viewer, id, now)
    rows = await found()
  }
  const ids = [id, ...rows.flatMap(({ content }) => (isText(content['id']) ? [content['id']] : []))]
  const emails = people.flatMap((person) => (nameOf(person) === nameOf(subject) && person.email) || [])
  await forgetCopies(transaction, companyId, { ids, emails })
  await removeFromTrash(transaction, companyId, [id])
  await kind.trash.ended?.(transaction, { companyId, id, purgedAt: now })
  await record(transaction, viewer, { action: 'person_erased', subject: { type, id }, details: { reason }, at: now })
  for (const one of ids) erased.add(one)
}

/** Whether a text says the family name, the address or the telephone number of somebody, or the title of what is about them. */
function isNamedIn(text: string, { title, lastname, email, phone }: Identified): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}@.+_-]+/u)
  const digits = text.replace(/\D/g, '')
  const number = (phone ?? '').replace(/\D/g, '').slice(-9)
  const names = [...plain(lastname ?? '').split(/\s+/), plain(email ?? '')].filter((name) => name.length > 1)
  const titled = plain(title ?? '').trim()
  if (titled.length > 1 && ` ${words.join(' ')} `.includes(` ${titled} `)) return true
  return names.some((name) => words.includes(name)) || (number.length === 9 && digits.includes(number))
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
