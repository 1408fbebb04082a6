/** Stands for our own origin while an address is read. */
const OURS = 'https://solive.invalid'
const HOME = '/'

/**
 * Where to go after a login: a path of this site, whatever was asked for. Read as a browser reads it, so that
 * `//elsewhere`, `/\elsewhere`, a tab in the middle or `javascript:` lead home and not away.
 */
export function safeRedirect(address: string | null | undefined): string {
  if (!address?.startsWith('/') || !URL.canParse(address, OURS)) return HOME
  const { origin, pathname, search, hash } = new URL(address, OURS)
  const isOurs = origin === OURS && !pathname.startsWith('//') && pathname !== '/login'
  return isOurs ? `${pathname}${search}${hash}` : HOME
}

/** Why somebody must log in: the status of the server, or no right to the application (`Access denied`, specification §8). */
type LoginReason = number | 'access_denied'

/**
 * The address of the login screen, with why it is shown and where to come back to (specification §2). After a 403 nothing leads back:
 * the refusal would only be met again there.
 */
export function loginAddress({
  errorCode,
  redirectUrl,
  isPasswordChanged = false,
}: {
  errorCode?: LoginReason | null
  redirectUrl?: string
  isPasswordChanged?: boolean
}): string {
  const parameters = new URLSearchParams()
  if (errorCode !== null && errorCode !== undefined) parameters.set('errorCode', String(errorCode))
  if (isPasswordChanged) parameters.set('passwordChanged', '1')
  if (errorCode !== 403 && redirectUrl !== undefined && safeRedirect(redirectUrl) !== HOME)
    parameters.set('redirectUrl', safeRedirect(redirectUrl))
  return parameters.size === 0 ? '/login' : `/login?${parameters.toString()}`
}
