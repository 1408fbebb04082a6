import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { publicHost } from '#features/company/contract'
import { codeOf } from '#server/db'
import { accepted, fieldErrors, invalid } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { isLocalHost } from '#server/services'
import { updateCompany } from './company'

/**
 * Shows the catalogue of the firm on a host to who has no account, or on none.
 * @param publicUrl where members reach the application @throws Failure invalid for what is no such host, or that of another firm
 */
export async function updatePublicHost(write: SettingWrite, input: unknown, publicUrl: string): Promise<Resource> {
  try {
    return await updateCompany(write, 'public_host', () => {
      const { public_host } = accepted(checkComplete(publicHost, input))
      return { public_host: public_host === null ? null : hostIn(public_host, publicUrl) }
    })
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw refused('Cet hôte n’est pas libre.')
    throw error
  }
}

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'
/** What pages take for another area of the application than the public one. */
const AREAS = ['pro', 'api', 'ext', 'admin', 'scpi']
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

const refused = (message: string) => invalid(fieldErrors('public_host', message))

/** A name as browsers send it, from one that may be typed as an address. @throws Failure invalid */
function hostIn(typed: string, publicUrl: string): string {
  const address = typed.includes('://') ? typed.trim() : `https://${typed.trim()}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const [first = ''] = host.split('.')
  if (!NAME.test(host)) throw refused('Un nom d’hôte est attendu, comme lots.exemple.fr')
  if (host === new URL(publicUrl).hostname)
    throw refused('Vos conseillers se connectent à cet hôte\u00a0: choisissez-en un autre.')
  if (AREAS.includes(first) || (isLocalHost(host) && first !== 'www'))
    throw refused('Cet hôte est celui d’un espace de Solive\u00a0: choisissez-en un autre.')
  return host
}
