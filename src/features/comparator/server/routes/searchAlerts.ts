import { entriesOf, isText } from '#contract/json'
import { alertPause, unsubscribeAddress } from '#features/comparator/contract'
import { askingOf } from '#server/http/collections'
import { secretHash } from '#server/operations/security'
import { Problem, type ApiRoute, type Dependencies } from '#server/http/routes'
import { pauseAlert, seeAlert } from '../operations/alertWrites'
import { findUnsubscriber, stopMail } from '../repositories/unsubscribes'

const PATH = '/v3/search-alerts'

type Services = Pick<Dependencies, 'database' | 'publicUrl'>

/** The routes of alerts besides those of their collection. */
export const searchAlertRoutes = (services: Services): readonly ApiRoute[] => [
  ...ownAlertRoutes,
  ...unsubscribeRoutes(services),
]

/** What one does with an alert besides writing it. */
const ownAlertRoutes: readonly ApiRoute[] = [
  {
    access: 'viewer',
    writes: true,
    method: 'POST',
    path: `${PATH}/:id/pause`,
    summary: 'Met une alerte en pause, ou la reprend\u00a0: elle dit alors ce qui vient ensuite',
    answers: 'search_alert',
    body: alertPause,
    handle: async (call) => ({ data: await pauseAlert(askingOf(call), call.parameter('id'), call.body) }),
  },
  {
    access: 'viewer',
    writes: true,
    method: 'POST',
    path: `${PATH}/:id/seen`,
    summary: 'Note que l’on a vu ce qu’une alerte a trouvé',
    answers: 'search_alert',
    handle: async (call) => ({ data: await seeAlert(askingOf(call), call.parameter('id')) }),
  },
]

/** How the mail of alerts is stopped without a login. */
const unsubscribeRoutes = ({ database, publicUrl }: Services): readonly ApiRoute[] => [
  {
    access: 'public',
    isOneClick: true,
    method: 'POST',
    path: `${PATH}/unsubscribe/:token`,
    summary: 'Arrête les e-mails de toutes les alertes d’une personne, par le lien de l’un d’eux (RFC 8058)',
    handle: async ({ params }) => {
      const token = tokenIn(params)
      await database.transaction(async (transaction) => {
        const person = await findUnsubscriber(transaction, secretHash(token))
        if (!person) throw new Problem(404, DEAD_LINK)
        await stopMail(transaction, person)
      })
      return { status: 204 }
    },
  },
  {
    access: 'public',
    method: 'GET',
    path: `${PATH}/unsubscribe/:token`,
    summary: 'Dit où se trouve la page qui arrête ces e-mails\u00a0; ne change rien',
    handle: ({ params }, reply) => {
      const address = `${publicUrl}${unsubscribeAddress(encodeURIComponent(tokenIn(params)))}`
      void reply.header('refresh', `0; url=${address}`)
      return { json: { data: { address } } }
    },
  },
]

const DEAD_LINK =
  'Ce lien n’est plus valable. Rien n’a changé\u202f: vos alertes se règlent dans Solive, « Mes alertes ».'

function tokenIn(params: unknown): string {
  const { token } = entriesOf(params)
  if (!isText(token)) throw new Problem(404, DEAD_LINK)
  return token
}
