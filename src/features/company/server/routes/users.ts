import type { AuditAction } from '#contract/audit'
import { entriesOf, isText } from '#contract/json'
import { userChange, userInvitation } from '#features/company/contract'
import { collectionRoutes } from '#server/http/collections'
import type { ApiRoute } from '#server/http/routes'
import { agencies, firmUsers } from '../collections/users'
import { actOnUser, allowedActions, type Transfer } from '../operations/userActions'
import type { User } from '../operations/userRights'
import { changeUser, inviteUser, withdrawInvitation, type UserWrite } from '../operations/users'

type Call = Parameters<Extract<ApiRoute, { access: 'viewer' }>['handle']>[0]

const writeOf = ({ database, viewer, now, publicUrl }: Call): UserWrite => ({
  transaction: database,
  viewer,
  now,
  publicUrl,
})

const answerOf = (user: User, { viewer }: Call) => ({
  data: user,
  meta: { allowed_actions: allowedActions(user, viewer.userId) },
})

const PATH = '/v3/company/users'
const common = { writes: true, asksAgain: true } as const

/** What the audit trail calls each action; a change without one is of roles or agencies. */
const AUDITED: Readonly<Record<string, AuditAction>> = {
  resend: 'user_invited',
  suspend: 'user_suspended',
  reactivate: 'user_reactivated',
  transfer: 'user_transferred',
  reset_factors: 'second_factors_reset',
}

const auditedAs = (action: unknown): AuditAction => (isText(action) ? AUDITED[action] : undefined) ?? 'role_changed'

/** Those who log in for a firm: who is there, who is invited, who may do what. */
export const userRoutes = (transfers: readonly Transfer[]): readonly ApiRoute[] => [
  ...collectionRoutes(firmUsers),
  ...collectionRoutes(agencies),
  {
    access: 'viewer',
    ...common,
    method: 'POST',
    path: PATH,
    summary: 'Invite quelqu’un dans la société, par un e-mail dont le lien est valable sept jours',
    answers: 'user',
    body: userInvitation,
    audit: { action: 'user_invited' },
    limitedAs: () => 'invitation',
    handle: async (call) => ({ status: 201 as const, ...answerOf(await inviteUser(writeOf(call), call.body), call) }),
  },
  {
    access: 'viewer',
    ...common,
    method: 'PUT',
    path: `${PATH}/:id`,
    summary:
      'Change un utilisateur, ou agit (`action`)\u00a0: `resend`, `suspend`, `reactivate`, `transfer` de ses dossiers et contacts (`to`), `reset_factors`',
    answers: 'user',
    body: userChange,
    audit: (body) => ({ action: auditedAs(entriesOf(body)['action']) }),
    handle: async (call) => {
      const { body, version, parameter } = call
      const write = writeOf(call)
      const user =
        entriesOf(body)['action'] === undefined
          ? await changeUser(write, parameter('id'), body, version)
          : await actOnUser({ ...write, transfers }, parameter('id'), body)
      return answerOf(user, call)
    },
  },
  {
    access: 'viewer',
    ...common,
    method: 'DELETE',
    path: `${PATH}/:id`,
    summary: 'Retire une invitation',
    audit: { action: 'invitation_removed', of: 'user' },
    handle: async (call) => {
      await withdrawInvitation(writeOf(call), call.parameter('id'))
      return { status: 204 as const }
    },
  },
]
