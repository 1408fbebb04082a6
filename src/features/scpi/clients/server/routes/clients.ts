import { isUuid } from '#contract'
import { entriesOf } from '#contract/json'
import { clientCreation, scpiClientAggregate } from '#features/scpi/clients/contract'
import { clientChange } from '#features/scpi/clients/contract/lifecycle'
import { authorisedFields } from '#features/scpi/clients/contract/rules'
import {
  aggregateRoutes,
  includesOf,
  type ApiRoute,
  type Call,
  type Query,
  type ViewerRoute,
} from '#server/http/routes'
import { notFound, scopeOf } from '#server/operations'
import { findFirmOf } from '#server/repositories/resources'
import type { ColumnCipher } from '#server/db/encryption'
import { readRoot, updateRoot, type ServedAggregate } from '#server/operations/aggregates'
import { isSigned, ppAccountsBy, scpiClients } from '../aggregates'
import { readerOf } from '../closed'
import { accountOf, openAccount } from '../operations/accounts'
import { listAdvisers } from '../operations/advisers'
import { changeClientStatus, statusMeta } from '../operations/clientStatus'
import { createClient, removeClient } from '../operations/clients'
import { listDuplicates } from '../operations/duplicates'
import { policies } from '../policies'
import { ppEntities } from '../entities'
import { clientFilesRoutes } from './clientFiles'
import { clientList } from './clientQuery'
import { figuresRoute } from './figures'
import { importRoute } from './import'
import { accountActs, questionnaireRoutes, quizActs } from './questionnaire'

const CLIENTS = scpiClientAggregate.path
const viewer = { access: 'viewer' } as const
/** That of the client whom a path names. */
export const firmOfClient: NonNullable<ViewerRoute['firmOf']> = ({ database, parameter }) =>
  findFirmOf(scpiClients.kept.root, database, parameter('id'))
const inItsFirm = { firmOf: firmOfClient }

/** Whom a query names. @throws Failure notFound for what is no id */
function clientIn({ filters }: Query): string | undefined {
  const [client] = filters.get('client') ?? []
  if (client !== undefined && !isUuid(client)) throw notFound()
  return client
}

/** What rules the fields of forms: for this caller, or for this caller and one client. */
const fieldsRoute: ViewerRoute = {
  ...viewer,
  method: 'GET',
  path: `${CLIENTS}/authorised-form-fields`,
  isForClients: true,
  summary: 'Ce que l’on peut faire de chaque champ d’une fiche\u00a0: lire, écrire, ou rien',
  query: { filters: ['client'] },
  firmOf: async ({ database, query }) => {
    const client = clientIn(query)
    return client === undefined ? undefined : findFirmOf(scpiClients.kept.root, database, client)
  },
  handle: async ({ viewer: asking, database, query, now }) => {
    scopeOf(policies.scpi_client.read, asking)
    const client = clientIn(query)
    const id = client ?? (asking.kind === 'client' ? asking.userId : undefined)
    const signed = id !== undefined && isSigned((await readRoot(scpiClients, database, asking, id)).root, now)
    return {
      json: {
        data: {
          type: 'authorised_form_fields',
          id: id ?? asking.userId,
          attributes: authorisedFields(readerOf(asking), signed),
        },
      },
    }
  },
}

const KNOWN = ['email', 'firstname1', 'lastname', 'birthdate'] as const

const duplicatesRoute: ViewerRoute = {
  ...viewer,
  method: 'GET',
  path: `${CLIENTS}/duplicates`,
  summary: 'Les clients de la société qui semblent être la même personne',
  answers: 'scpi_client',
  query: { filters: [...KNOWN] },
  handle: async ({ database, viewer: asking, query }) => ({
    data: await listDuplicates(
      database,
      asking,
      Object.fromEntries(
        KNOWN.flatMap((name) => (query.filters.get(name) ?? []).slice(0, 1).map((value) => [name, value])),
      ),
    ),
  }),
}

const advisersRoute: ViewerRoute = {
  ...viewer,
  method: 'GET',
  path: `${CLIENTS}/advisers`,
  summary: 'Les personnes de la société qui suivent des clients SCPI',
  answers: 'user',
  handle: async ({ database, viewer: asking }) => ({ data: await listAdvisers(database, asking) }),
}

const creationRoute: ViewerRoute = {
  ...viewer,
  method: 'POST',
  path: CLIENTS,
  writes: true,
  summary: 'Ajoute un client',
  answers: 'scpi_client',
  body: clientCreation,
  handle: async ({ database, viewer: asking, body, now }) => ({
    status: 201,
    data: await createClient(database, asking, body, now),
  }),
}

const removalRoute: ViewerRoute = {
  ...viewer,
  method: 'DELETE',
  path: `${CLIENTS}/:id`,
  writes: true,
  ...inItsFirm,
  summary: 'Met à la corbeille un client qui n’a rien signé',
  audit: { action: 'removed', of: 'scpi_client' },
  handle: async ({ database, viewer: asking, parameter, now }) => {
    await removeClient(database, asking, parameter('id'), now)
    return { status: 204 }
  },
}

const ACCOUNT = `${CLIENTS}/:id/pp-account`

/** The account of a client, under the client (specification §7). */
const accountRoutes = (accounts: ServedAggregate): readonly ViewerRoute[] => [
  {
    ...viewer,
    ...inItsFirm,
    method: 'GET',
    path: ACCOUNT,
    isForClients: true,
    summary: 'Le compte investisseur d’un client',
    answers: 'pp_account',
    query: { includes: includesOf(accounts) },
    handle: async ({ database, viewer: asking, parameter, query }) => {
      const id = await accountOf(database, asking, parameter('id'))
      const { root, included } = await readRoot(accounts, database, asking, id, query.include)
      return { data: root, included }
    },
  },
  {
    ...viewer,
    ...inItsFirm,
    method: 'POST',
    path: ACCOUNT,
    writes: true,
    summary: 'Ouvre le compte investisseur d’un client\u202f; celui qui est déjà là est répondu',
    answers: 'pp_account',
    handle: async ({ database, viewer: asking, parameter, body }) => {
      const { account, isNew } = await openAccount(accounts, database, asking, parameter('id'), entriesOf(body))
      return { status: isNew ? 201 : 200, data: account }
    },
  },
  {
    ...viewer,
    ...inItsFirm,
    method: 'PUT',
    path: ACCOUNT,
    isForClients: true,
    writes: true,
    summary: 'Modifie le compte investisseur d’un client',
    answers: 'pp_account',
    handle: async ({ database, viewer: asking, parameter, body: input, version, now }: Call) => {
      const id = await accountOf(database, asking, parameter('id'))
      return { data: await updateRoot(accounts, database, asking, id, { input, version, now }) }
    },
  },
]

const statusActs = {
  body: clientChange,
  act: ({ database, viewer: asking, parameter, body: input, now }: Call) =>
    changeClientStatus(database, asking, { id: parameter('id'), input, now }),
  metaOf: statusMeta,
}

/** Clients and their accounts, with their sections and histories. @param cipher of what the database holds encrypted */
export function clientRoutes(cipher: ColumnCipher): readonly ApiRoute[] {
  const accounts = ppAccountsBy(cipher)
  return [
    fieldsRoute,
    duplicatesRoute,
    advisersRoute,
    figuresRoute,
    ...clientFilesRoutes,
    creationRoute,
    removalRoute,
    importRoute(accounts),
    ...accountRoutes(accounts),
    ...aggregateRoutes(scpiClients, { list: clientList, acts: statusActs }),
    ...questionnaireRoutes(accounts),
    ...aggregateRoutes(accounts, { acts: accountActs(accounts), sectionActs: quizActs }),
    ...aggregateRoutes(ppEntities),
  ]
}
