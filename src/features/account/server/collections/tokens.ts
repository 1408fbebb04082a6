import { isText, isTexts } from '#contract/json'
import { isResourceType } from '#contract/resources'
import type { ServedCollection } from '#server/http/collections'
import { fieldErrors, invalid } from '#server/operations'
import type { OperationContext } from '#server/operations/collections'
import { networks } from '#server/operations/security'
import { findResources } from '#server/repositories/resources'
import { notifyOwner } from '../operations/account'
import { tokenCreatedLetter } from '../operations/accountLetters'
import { policies } from '../policies'
import { tables } from '../tables'

/** How many tokens an account may have: one for each tool, and some to spare. */
const TOKENS_AT_MOST = 20

/**
 * One’s own tokens of the API: whoever has a password makes and revokes them, and their owner is told. They are listed
 * with the account.
 */
export const tokens: ServedCollection = {
  label: 'Jetons d’API',
  table: tables.token,
  policy: policies.token,
  create: {
    secret: { column: 'token_hash', metaName: 'token' },
    audit: { action: 'token_created' },
    asksAgain: true,
    limitedAs: () => 'token',
    stored: async ({ name, scope, scopes, addresses, expires_at, kept_on_password_change }, asked) => {
      await refuseTooMany(asked)
      refusePast(expires_at, asked.now)
      return {
        name,
        scope: scope ?? 'read',
        scopes: scopesIn(scopes, scope === 'write'),
        addresses: addressesIn(addresses),
        expires_at: expires_at ?? null,
        kept_on_password_change: kept_on_password_change === true,
      }
    },
    after: async (token, { database, viewer, now, publicUrl }) => {
      const name = token.type === 'token' ? (token.attributes.name ?? '') : ''
      await notifyOwner(database, viewer, now, tokenCreatedLetter(publicUrl, name))
      return {}
    },
  },
  remove: { asksAgain: true, audit: { action: 'token_removed', of: 'token' } },
  summaries: { create: 'Crée un jeton d’API', remove: 'Révoque un jeton d’API' },
}

/** @throws Failure invalid when the account has as many as it may */
async function refuseTooMany({ scope, database }: OperationContext): Promise<void> {
  const { length } = await findResources(tables.token, { scope }, database)
  if (length >= TOKENS_AT_MOST)
    throw invalid(
      fieldErrors('name', `Vous avez déjà ${TOKENS_AT_MOST} jetons\u202f: révoquez-en un avant d’en créer un autre`),
    )
}

/** @throws Failure invalid for a token that would have ended already */
function refusePast(expiresAt: unknown, now: Date): void {
  if (isText(expiresAt) && Date.parse(expiresAt) <= now.getTime())
    throw invalid(fieldErrors('expires_at', 'Cette date est déjà passée'))
}

/** How many addresses a token is narrowed to at most. */
const ADDRESSES_AT_MOST = 50

/** @throws Failure invalid for what is no resource, or is to be written by a token that only reads */
function scopesIn(scopes: unknown, mayWrite: boolean): readonly string[] {
  const wanted = textsIn(scopes)
  for (const scope of wanted) {
    const [type = '', right, ...rest] = scope.split(':')
    if (!isResourceType(type) || rest.length > 0 || (right !== 'read' && right !== 'write'))
      throw invalid(fieldErrors('scopes', `«\u00a0${scope}\u00a0» n’est pas de la forme client_file:read`))
    if (right === 'write' && !mayWrite)
      throw invalid(
        fieldErrors('scopes', `Ce jeton ne permet que de lire\u202f: «\u00a0${scope}\u00a0» n’y a pas sa place`),
      )
  }
  return wanted
}

/** @throws Failure invalid for what is neither an address nor a range */
function addressesIn(addresses: unknown): readonly string[] {
  const wanted = textsIn(addresses)
  if (wanted.length > ADDRESSES_AT_MOST)
    throw invalid(fieldErrors('addresses', `${ADDRESSES_AT_MOST} adresses au plus`))
  const wrong = wanted.find((address) => !networks.isNetwork(address))
  if (wrong !== undefined)
    throw invalid(
      fieldErrors('addresses', `«\u00a0${wrong}\u00a0» n’est ni une adresse ni une plage comme 203.0.113.0/24`),
    )
  return wanted
}

const textsIn = (value: unknown): readonly string[] => (isTexts(value) ? [...new Set(value)] : [])
