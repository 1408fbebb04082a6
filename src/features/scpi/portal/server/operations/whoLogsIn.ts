import type { PortalClient } from '#features/scpi/clients/server'
import { isMinorOn } from '#features/scpi/clients/contract/rules'

/** Who does nothing by himself: somebody else acts in his place, and in no portal. */
const REPRESENTED: ReadonlySet<string | null> = new Set([
  'guardianship',
  'family_empowerment_representation',
  'future_protection_mandate',
])

/** Why a client never logs in by himself, in French; undefined when he may. @param today `YYYY-MM-DD` */
export function whyNoLogin(
  { birthdate, judicial_capacity: capacity }: Pick<PortalClient, 'birthdate' | 'judicial_capacity'>,
  today: string,
): string | undefined {
  const isMinor = capacity === 'minor' || (birthdate !== null && isMinorOn(birthdate, today))
  if (isMinor && capacity !== 'emancipated_minor')
    return 'Un mineur ne se connecte pas\u00a0: ses représentants légaux répondent pour lui, avec son conseiller.'
  return REPRESENTED.has(capacity)
    ? 'Cette personne est représentée\u202f: son représentant répond pour elle, avec son conseiller.'
    : undefined
}
