import type { Attributes } from '#contract'
import type { Whose } from './sides'

const { compare } = new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true })
const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '') !== '' && (other ?? '') !== '' && compare(one ?? '', other ?? '') === 0

type Person = Partial<Pick<Attributes<'person'>, 'firstname' | 'lastname' | 'email'>>

/** Whether the client is who shares the household of a file; its client otherwise. A couple may share an address: the name decides first. */
export function whoseOf(
  { email, firstname1, lastname }: Partial<Attributes<'scpi_client'>>,
  person: Person | undefined,
  companion: Person | undefined,
): Whose {
  if (!companion) return 'person'
  const isNamed = (one: Person | undefined) => isSame(one?.firstname, firstname1) && isSame(one?.lastname, lastname)
  if (isNamed(person) !== isNamed(companion)) return isNamed(companion) ? 'companion' : 'person'
  return isSame(companion.email, email) && !isSame(person?.email, email) ? 'companion' : 'person'
}
