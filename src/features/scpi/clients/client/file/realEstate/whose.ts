import type { Attributes } from '#contract'
import type { Whose } from './sides'

const { compare } = new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true })
const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '') !== '' && (other ?? '') !== '' && compare(one ?? '', other ?? '') === 0

/** Whether the client is who shares the household of a file; its client otherwise. */
export function whoseOf(
  { email, firstname1, lastname }: Partial<Attributes<'scpi_client'>>,
  companion: Partial<Attributes<'companion'>> | undefined,
): Whose {
  if (!companion) return 'person'
  const isNamedSo = isSame(companion.firstname, firstname1) && isSame(companion.lastname, lastname)
  return isNamedSo || isSame(companion.email, email) ? 'companion' : 'person'
}
