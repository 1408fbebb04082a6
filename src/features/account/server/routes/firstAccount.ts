import { firstAccount } from '#features/account/contract'
import { isFromThisMachine, Problem, type ApiRoute, type PublicRoute, type Dependencies } from '#server/http/routes'
import { createFirstFirm, hasAccounts } from '../operations/firms'

const PATH = '/v3/account/first'

/** Others than the person of this machine are told that there is nothing. @throws Problem 404 */
function refuseOthers(request: Parameters<PublicRoute['handle']>[0]): void {
  if (!isFromThisMachine(request)) throw new Problem(404, NOTHING)
}

const NOTHING = 'Cette page n’existe pas, ou plus.'

/** The first firm, from the machine that the application runs on, as long as nobody can log in. */
export const firstAccountRoutes = ({ database }: Pick<Dependencies, 'database'>): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: PATH,
    access: 'public',
    summary: 'Dit si la première société peut être créée d’ici',
    handle: async (request) => {
      refuseOthers(request)
      if (await hasAccounts(database)) throw new Problem(404, NOTHING)
      return { status: 204 }
    },
  },
  {
    method: 'POST',
    path: PATH,
    access: 'public',
    summary: 'Crée la première société et son administrateur',
    body: firstAccount,
    handle: async (request) => {
      refuseOthers(request)
      await createFirstFirm(database, request.body)
      return { status: 204 }
    },
  },
]
