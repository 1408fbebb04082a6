/** What an account, or its client, says of the signature of the questionnaire. */
interface Signed {
  readonly kyc_signed_at?: string | null | undefined
  readonly kyc_valid_until?: string | null | undefined
}

/** Whether the questionnaire is signed: not at all, for now, or no longer because a year has passed. */
type SignatureState = 'none' | 'held' | 'expired'

/** @param day of today, `YYYY-MM-DD` */
export function signatureState({ kyc_signed_at, kyc_valid_until }: Signed, day: string): SignatureState {
  if (!kyc_signed_at) return 'none'
  return kyc_valid_until && kyc_valid_until < day ? 'expired' : 'held'
}
