import { entriesOf, isText } from '#contract/json'
import { passwordReset, passwordResetRequest } from '#features/account/contract'
import { record } from '#server/operations/audit'
import {
  knownDevice,
  originOf,
  Problem,
  type Answer,
  type ApiRoute,
  type PublicRoute,
  type Dependencies,
} from '#server/http/routes'
import { keepDevice } from '../repositories/devices'
import { DEAD_LINK, isPasswordTokenOpen, requestPasswordReset, resetPassword } from '../operations/passwordReset'

/** A forgotten password: asking for a link, looking whether it still opens, choosing a new password by it. */
export function passwordRoutes({ database, clock, publicUrl }: Dependencies): readonly ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/v3/account/password/send-email',
      access: 'public',
      summary: 'Envoie le lien d’un nouveau mot de passe',
      body: passwordResetRequest,
      handle: async ({ body, ip }) => {
        await requestPasswordReset(database, { input: body, address: ip, now: clock.now(), publicUrl })
        return { status: 204 }
      },
    },
    {
      method: 'GET',
      path: '/v3/account/password/check-token/:token',
      access: 'public',
      summary: 'Dit si un lien de nouveau mot de passe est encore valable',
      handle: async ({ params }) => {
        const { token } = entriesOf(params)
        if (!isText(token) || !(await isPasswordTokenOpen(database, token, clock.now())))
          throw new Problem(404, DEAD_LINK)
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/v3/account/password/set',
      access: 'public',
      summary: 'Choisit un nouveau mot de passe',
      body: passwordReset,
      handle: (request, reply) => setPassword({ database, clock, publicUrl }, request, reply),
    },
  ]
}

type Handling = Parameters<PublicRoute['handle']>

async function setPassword(
  { database, clock, publicUrl }: Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>,
  request: Handling[0],
  reply: Handling[1],
): Promise<Answer> {
  const now = clock.now()
  await database.transaction(async (transaction) => {
    const account = await resetPassword(transaction, request.body, { now, publicUrl })
    // Who reads the mail of the account is its owner: whoever guesses elsewhere does not keep this browser out.
    await keepDevice(transaction, account, knownDevice(request, reply).hash, now)
    await record(
      transaction,
      { ...account, ...originOf(request) },
      { action: 'password_changed', details: { by: 'link' }, at: now },
    )
  })
  return { status: 204 }
}
