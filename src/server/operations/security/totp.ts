import { Secret, TOTP } from 'otpauth'

/** Seconds that a code lasts (RFC 6238). */
const PERIOD = 30
/** How many periods the clock of a phone may be off. */
const TOLERANCE = 1

/** The secret that a phone shares with us, in base32, and the address that its camera reads. */
export function newTotp(label: string): { readonly secret: string; readonly url: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, url: totpOf(secret.base32, label).toString() }
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Solive', label, secret: Secret.fromBase32(secret), period: PERIOD })

/** The period that a code is of, counted from 1970; undefined for a code that is not of about now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({
    token: code.replaceAll(/\s/gu, ''),
    timestamp: now.getTime(),
    window: TOLERANCE,
  })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}
