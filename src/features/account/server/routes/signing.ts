import type { Call } from '#server/http/routes'
import type { Signing } from '../operations/passkeys'

/** The browser of somebody logged in, which may sign with a passkey. */
export const signingOf = ({ sessionSecret: secret = '', now, publicUrl }: Call): Signing => ({ secret, now, publicUrl })
