import type { Attributes } from '#contract'
import { isSameName, isSameText } from './sameWords'
import type { Whose } from './sides'

type Person = Partial<Pick<Attributes<'person'>, 'firstname' | 'lastname' | 'email'>>

/** Whether the client is who shares the household of a file; its client otherwise. A couple may share an address: the name decides first. */
export function whoseOf(
  { email, firstname1, lastname }: Partial<Attributes<'scpi_client'>>,
  person: Person | undefined,
  companion: Person | undefined,
): Whose {
  if (!companion) return 'person'
  const isNamed = (one: Person | undefined) =>
    isSameName(one?.firstname, firstname1) && isSameName(one?.lastname, lastname)
  if (isNamed(person) !== isNamed(companion)) return isNamed(companion) ? 'companion' : 'person'
  return isSameText(companion.email, email) && !isSameText(person?.email, email) ? 'companion' : 'person'
}
