/** What opens a session besides a password: the second factor that it waits for, or a passkey alone. */
export const SECOND_FACTOR = '/v3/account/login/second-factor'
export const PASSKEY = '/v3/account/login/passkey'
