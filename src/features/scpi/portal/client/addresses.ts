import { safeRedirect } from '#client/session'
import { portalAddress, portalLoginAddress } from '#features/scpi/portal/contract'

/** Where to go after a login: a page of the portal, whatever was asked for. */
export function portalRedirect(address: string | null): string {
  const safe = safeRedirect(address)
  const isOurs = safe === portalAddress || safe.startsWith(`${portalAddress}/`)
  return isOurs && !safe.startsWith(portalLoginAddress) ? safe : portalAddress
}

interface LoginReason {
  readonly errorCode?: number | null
  readonly redirectUrl?: string
  readonly isPasswordChosen?: boolean
}

/** The address of the login, with why it is shown and where to come back to. */
export function portalLogin({ errorCode, redirectUrl, isPasswordChosen = false }: LoginReason): string {
  const parameters = new URLSearchParams()
  if (errorCode !== null && errorCode !== undefined) parameters.set('errorCode', String(errorCode))
  if (isPasswordChosen) parameters.set('passwordChosen', '1')
  if (redirectUrl !== undefined && portalRedirect(redirectUrl) !== portalAddress)
    parameters.set('redirectUrl', portalRedirect(redirectUrl))
  return parameters.size === 0 ? portalLoginAddress : `${portalLoginAddress}?${parameters.toString()}`
}
