import { entriesOf } from '#contract/json'
import { isNotificationKind } from '#features/notifications/contract'
import { fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { ApiRoute, Call } from '#server/http/routes'
import { readNotifications } from '../operations/reading'
import type { Subject } from '../operations/subjects'
import { policies } from '../policies'
import { findChoices, writeChoice, type Choice } from '../repositories/choices'
import { SHOWN_AT_MOST, writeRead } from '../repositories/notifications'

const PATH = '/v3/notifications'
const CHOICES = '/v3/me/notification-choices'

/** What one was told of. @param subjects what people are told of, by those whose it is */
export const notificationRoutes = (subjects: readonly Subject[]): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: PATH,
    access: 'viewer',
    summary: 'Ce qui vous est signalé, le plus récent d’abord',
    answers: 'notification',
    handle: async (call) => {
      const data = await readNotifications({ ...call, subjects })
      return { data, page: { current_page: 1, per_page: SHOWN_AT_MOST, total: data.length, last_page: 1 } }
    },
  },
  allReadRoute,
  {
    method: 'PUT',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Marque comme lu',
    answers: 'notification',
    handle: (call) => readOne(call, subjects),
  },
]

const allReadRoute: ApiRoute = {
  method: 'PUT',
  path: PATH,
  access: 'viewer',
  writes: true,
  summary: 'Marque comme lu tout ce qui vous est signalé',
  handle: async ({ database, viewer, now }) => {
    await writeRead(scopeOf(policies.notification.update, viewer), database, now)
    return { status: 204 }
  },
}

async function readOne({ database, viewer, now, parameter, body }: Call, subjects: readonly Subject[]) {
  if (entriesOf(body)['is_read'] !== true)
    throw invalid(fieldErrors('is_read', 'Ce qui vous est signalé peut seulement être marqué comme lu.'))
  const id = parameter('id')
  await writeRead(scopeOf(policies.notification.update, viewer), database, now, id)
  const [data] = await readNotifications({ database, viewer, subjects }, id)
  if (!data) throw notFound()
  return { data }
}

const answered = async ({ database, viewer }: Pick<Call, 'database' | 'viewer'>) => ({
  data: null,
  meta: { choices: await findChoices(database, viewer) },
})

/** How one wants to be told, of each kind. */
export const choiceRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: CHOICES,
    access: 'viewer',
    summary: 'Ce dont vous voulez être averti, dans l’application et par e-mail\u00a0: `meta.choices`',
    handle: answered,
  },
  {
    method: 'PUT',
    path: CHOICES,
    access: 'viewer',
    writes: true,
    summary: 'Choisit pour un sujet\u00a0: `kind`, `in_app`, `by_mail`',
    handle: async ({ database, viewer, body }) => {
      await writeChoice(database, viewer, changed(await findChoices(database, viewer), body))
      return answered({ database, viewer })
    },
  },
]

/** @throws Failure invalid for an unknown kind, or what is neither yes nor no */
function changed(choices: readonly Choice[], body: unknown): Choice {
  const { kind, ...change } = entriesOf(body)
  const current = choices.find((choice) => choice.kind === kind)
  if (!isNotificationKind(kind) || !current) throw invalid(fieldErrors('kind', 'Ce sujet n’existe pas.'))
  return { kind, in_app: answerOf(change, 'in_app', current), by_mail: answerOf(change, 'by_mail', current) }
}

function answerOf(change: Readonly<Record<string, unknown>>, name: 'in_app' | 'by_mail', current: Choice): boolean {
  const answer = change[name] ?? current[name]
  if (typeof answer !== 'boolean') throw invalid(fieldErrors(name, 'Répondez par oui ou par non.'))
  return answer
}
