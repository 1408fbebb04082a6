import type { ServedCollection } from '#server/http/collections'
import { fieldErrors, invalid } from '#server/operations'
import type { Asked } from '#server/operations/collections'
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
    bySession: true,
    limitedAs: () => 'token',
    stored: async ({ name, scope }, asked) => {
      await refuseTooMany(asked)
      return { name, scope: scope ?? 'read' }
    },
    after: async (token, { database, viewer, now, publicUrl }) => {
      const name = token.type === 'token' ? (token.attributes.name ?? '') : ''
      await notifyOwner(database, viewer, now, tokenCreatedLetter(publicUrl, name))
      return {}
    },
  },
  remove: { bySession: true },
  summaries: { create: 'Crée un jeton d’API', remove: 'Révoque un jeton d’API' },
}

/** @throws Failure invalid when the account has as many as it may */
async function refuseTooMany({ scope, database }: Asked): Promise<void> {
  const { length } = await findResources(tables.token, { scope }, database)
  if (length >= TOKENS_AT_MOST)
    throw invalid(
      fieldErrors('name', `Vous avez déjà ${TOKENS_AT_MOST} jetons\u202f: révoquez-en un avant d’en créer un autre`),
    )
}
