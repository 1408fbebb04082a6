import type { Attributes } from '#contract'
import { scpiClientAggregate } from '#features/scpi/clients/contract'
import { clientFilePolicies, filesOfPerson, openFileOf } from '#features/clientFile/server'
import { Failure, resourcesOfType, scopeOf } from '#server/operations'
import type { Call, ViewerRoute } from '#server/http/routes'
import { readRoot } from '#server/operations/aggregates'
import { findResources } from '#server/repositories/resources'
import { scpiClients } from '../aggregates'
import { policies } from '../policies'
import { holdPerson } from '../repositories/clients'
import { keptClients } from '../tables'

const PATH = `${scpiClientAggregate.path}/:id/client-files`

type Client = Partial<Attributes<'scpi_client'>>

/** The client, of one’s own firm, whatever else one sees. */
async function clientOf({ database, viewer, parameter }: Call): Promise<Client> {
  const { root } = await readRoot(scpiClients, database, viewer, parameter('id'))
  return resourcesOfType([root], 'scpi_client')[0]?.attributes ?? {}
}

/** Who the client is, and the spouse where they are a client of the viewer’s too. */
async function coupleOf(call: Call, client: Client) {
  const spouseId = client.conjoint_id ?? null
  const spouse = spouseId === null ? undefined : await findClient(call, spouseId)
  return { person: knownOf(client), spouse: spouse ? knownOf(spouse) : null }
}

async function findClient({ database, viewer }: Call, id: string): Promise<Client | undefined> {
  const scope = scopeOf(policies.scpi_client.read, viewer)
  const [found] = await findResources(keptClients.root, { scope, ids: [id] }, database)
  return found && resourcesOfType([found], 'scpi_client')[0]?.attributes
}

const knownOf = ({ email = null, firstname1 = null, lastname = null, birthdate = null }: Client) => ({
  email,
  firstname: firstname1,
  lastname,
  birthdate,
})

/** What a file asks of its client under the same name, and in the same words. */
const SAME = ['honorific', 'lastname', 'birthdate', 'email', 'phone', 'address', 'postal_code'] as const

const personOf = (client: Client): Partial<Attributes<'person'>> => ({
  ...Object.fromEntries(SAME.map((name) => [name, client[name] ?? null])),
  firstname: client.firstname1 ?? null,
})

/** The real-estate files of a client. */
export const clientFilesRoutes: readonly ViewerRoute[] = [
  {
    access: 'viewer',
    method: 'GET',
    path: PATH,
    summary: 'Les dossiers immobiliers de la même personne, client ou conjoint du foyer',
    answers: 'client_file',
    handle: async (call) => {
      scopeOf(clientFilePolicies.client_file.list, call.viewer)
      const { files, included } = await filesOfPerson(
        call.database,
        call.viewer,
        await coupleOf(call, await clientOf(call)),
      )
      return { data: files, included }
    },
  },
  {
    access: 'viewer',
    method: 'POST',
    path: PATH,
    writes: true,
    summary: 'Ouvre le dossier immobilier d’un client, qui n’en a pas encore',
    answers: 'client_file',
    handle: async (call) => {
      scopeOf(clientFilePolicies.client_file.create, call.viewer)
      const client = await clientOf(call)
      await holdPerson(scopeOf(policies.scpi_client.read, call.viewer), call.database, call.parameter('id'))
      const { files } = await filesOfPerson(call.database, call.viewer, await coupleOf(call, client))
      const [current] = files
      if (current)
        throw new Failure({
          kind: 'impossible',
          current,
          allowed: [],
          because: 'Cette personne a déjà un dossier immobilier.',
        })
      const title = [client.firstname1, client.lastname].filter(Boolean).join(' ')
      return { status: 201, data: await openFileOf(call.database, call.viewer, title, personOf(client)) }
    },
  },
]
