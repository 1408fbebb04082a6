import { formatDate } from '#client/ui'
import type { SignedVersion } from '../../api'

/** `signé le 12/03/2026` */
export const versionName = ({ signedAt }: Pick<SignedVersion, 'signedAt'>): string => `signé le ${formatDate(signedAt)}`

/** By whom, and how. */
export const signerWords = ({ signedBy, isPaper }: Pick<SignedVersion, 'signedBy' | 'isPaper'>): string =>
  isPaper ? `Sur papier, enregistré par ${signedBy}` : `Par ${signedBy}, dans l’espace client`

type Ending = Pick<SignedVersion, 'validUntil' | 'endedAt' | 'endedBy' | 'endedReason'>

/** Until when it holds, or how it ended. @param day of today */
export function endWords({ validUntil, endedAt, endedBy, endedReason }: Ending, day: string): string {
  // The day in Paris, as days are compared.
  const endedOn = endedAt === null ? null : formatDate(endedAt).split('/').reverse().join('-')
  if (validUntil < (endedOn ?? day)) return `Expirée le ${formatDate(validUntil)}`
  if (endedOn === null) return `Valable jusqu’au ${formatDate(validUntil)}`
  const why = endedReason ?? 'une réponse a changé'
  return `Annulée le ${formatDate(endedAt)}${endedBy === null ? '' : ` par ${endedBy}`}\u00a0: ${why}`
}
