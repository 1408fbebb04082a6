import { entriesOf, isText } from '#contract/json'
import { scpiClientAggregate } from '#features/scpi/clients/contract'
import { clientFilePolicies, filesOfPerson } from '#features/clientFile/server'
import type { ViewerRoute } from '#server/http/routes'
import { scopeOf } from '#server/operations'
import { readRoot } from '#server/operations/aggregates'
import { scpiClients } from '../aggregates'

const textOf = (value: unknown): string | null => (isText(value) ? value : null)

/** The real-estate files of a client: of one’s own firm, whatever else one sees. */
export const clientFilesRoute: ViewerRoute = {
  access: 'viewer',
  method: 'GET',
  path: `${scpiClientAggregate.path}/:id/client-files`,
  summary: 'Les dossiers immobiliers de la même personne, client ou conjoint du foyer',
  answers: 'client_file',
  handle: async ({ database, viewer, parameter }) => {
    scopeOf(clientFilePolicies.client_file.list, viewer)
    const { root } = await readRoot(scpiClients, database, viewer, parameter('id'))
    const { email, firstname1, lastname, birthdate } = entriesOf(root.attributes)
    const { files, included } = await filesOfPerson(database, viewer, {
      email: textOf(email),
      firstname: textOf(firstname1),
      lastname: textOf(lastname),
      birthdate: textOf(birthdate),
    })
    return { data: files, included }
  },
}
