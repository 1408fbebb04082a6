import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findByWords, type Identified } from '#server/repositories/persons'
import { invalid } from '../failure'
import { fieldErrors } from '../guard'
import { subjectKinds, type PersonKind } from './kind'
import { nameOf, type Subject } from './subjects'

/** Where somebody was found, and everybody whom it is about. */
export interface FoundSubject extends Subject {
  readonly attributes: {
    readonly title: string | null
    readonly in_trash: boolean
    readonly people: readonly Person[]
  }
}

type Person = Pick<Identified, 'firstname' | 'lastname' | 'email' | 'phone' | 'birthdate'>

const SUBJECTS_AT_MOST = 100
const SHORTEST = 2
const LONGEST = 200

/**
 * Where a person is in the firm, the trash included, by name, e-mail, telephone or day of birth, or by the title of a file.
 * @returns at most 100 subjects, and whether there are more
 * @throws Failure invalid without words
 */
export async function findPersons(
  kinds: readonly PersonKind[],
  { database, viewer }: { readonly database: Queryable; readonly viewer: Viewer },
  text: string,
): Promise<{ found: readonly FoundSubject[]; hasMore: boolean }> {
  const words = text.trim()
  if (words.length < SHORTEST || words.length > LONGEST)
    throw invalid(fieldErrors('q', `Saisissez de ${SHORTEST} à ${LONGEST}\u00a0caractères.`))
  const search = { companyId: viewer.companyId, words, limit: SUBJECTS_AT_MOST + 1 }
  const found = bySubject(await findByWords(subjectKinds(kinds), database, search))
  return { found: found.slice(0, SUBJECTS_AT_MOST), hasMore: found.length > SUBJECTS_AT_MOST }
}

function bySubject(rows: readonly Identified[]): readonly FoundSubject[] {
  const grouped = new Map<string, Identified[]>()
  for (const row of rows) grouped.set(nameOf(row), [...(grouped.get(nameOf(row)) ?? []), row])
  return [...grouped.values()].flatMap((people) => {
    const [first] = people
    if (!first) return []
    const { type, id, title, inTrash } = first
    return [{ type, id, attributes: { title, in_trash: inTrash, people: people.filter(isSomebody).map(personOf) } }]
  })
}

const isSomebody = (row: Identified): boolean => Object.values(personOf(row)).some((value) => value !== null)

const personOf = ({ firstname, lastname, email, phone, birthdate }: Identified): Person => ({
  firstname,
  lastname,
  email,
  phone,
  birthdate,
})
