import { resources } from '#contract'
import { proposalStatuses } from '#features/catalogue/contract'
import * as operations from '../operations/proposals'
import { choices, ids } from '#server/http/filters'
import { pageInfo, type Query, type QueryGrammar, type ApiRoute, type Call } from '#server/http/routes'

const withProperty = ['property', 'program', 'promoter', 'manager'] as const
const aroundProperty = ['program', 'promoter', 'manager', 'program.promoter', 'program.manager']
const INCLUDES: QueryGrammar = {
  includes: withProperty,
  nestedIncludes: ['program.promoter', 'program.manager', ...aroundProperty.map((path) => `property.${path}`)],
}
const ofFile = '/v3/client-files/:id/property-proposals'

/** The properties kept or discarded for a household. */
export const proposalRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/property-proposals',
    access: 'viewer',
    summary: 'Les lots retenus ou écartés dans ses dossiers',
    answers: 'property_proposal',
    query: { ...INCLUDES, filters: ['status', 'client_file'], paged: true },
    handle: async ({ database, viewer, query, now }) => {
      const { total, ...page } = await operations.listProposals(
        database,
        viewer,
        searchOf(query, now),
        includeOf(query),
      )
      return { ...page, page: pageInfo(query, total) }
    },
  },
  {
    method: 'GET',
    path: '/v3/client-files/:id/linked-properties',
    access: 'viewer',
    summary: 'Les lots d’un dossier, avec la décision prise sur chacun',
    answers: 'property',
    query: {
      includes: withProperty.filter((name) => name !== 'property'),
      nestedIncludes: ['program.promoter', 'program.manager'],
    },
    handle: ({ database, viewer, query, parameter }) =>
      operations.listLinkedProperties(
        database,
        viewer,
        parameter('id'),
        includeOf(query).flatMap((name) => (name === 'property' ? [] : [name])),
      ),
  },
  {
    method: 'GET',
    path: ofFile,
    access: 'viewer',
    summary: 'Les décisions prises sur les lots dans un dossier',
    answers: 'property_proposal',
    query: INCLUDES,
    handle: ({ database, viewer, query, parameter }) =>
      operations.listFileProposals(database, viewer, parameter('id'), includeOf(query)),
  },
  {
    method: 'POST',
    path: ofFile,
    access: 'viewer',
    writes: true,
    summary: 'Retient ou écarte un lot',
    answers: 'property_proposal',
    body: resources.property_proposal,
    handle: async ({ database, viewer, body, parameter }) => {
      const { proposal, isNew } = await operations.decide(database, viewer, parameter('id'), body)
      return { status: isNew ? 201 : 200, data: proposal }
    },
  },
  {
    method: 'PUT',
    path: `${ofFile}/:itemId`,
    access: 'viewer',
    writes: true,
    summary: 'Change la décision prise sur un lot',
    answers: 'property_proposal',
    body: resources.property_proposal,
    handle: async (call) => ({
      data: await operations.revise(call.database, call.viewer, addressOf(call), call.body, call.version),
    }),
  },
  {
    method: 'DELETE',
    path: `${ofFile}/:itemId`,
    access: 'viewer',
    writes: true,
    summary: 'Oublie la décision prise sur un lot',
    handle: async (call) => {
      await operations.forget(call.database, call.viewer, addressOf(call))
      return { status: 204 }
    },
  },
]

const addressOf = ({ parameter }: Call): operations.ProposalAddress => ({
  clientFileId: parameter('id'),
  id: parameter('itemId'),
})
const includeOf = ({ include }: Query) => withProperty.filter((name) => include.includes(name))

function searchOf({ filters, page: { number, size } }: Query, now: Date) {
  const statuses = filters.get('status') ?? []
  const clientFileIds = filters.get('client_file') ?? []
  choices('status', proposalStatuses)('status', statuses, now)
  ids('client_file_id')('client_file', clientFileIds, now)
  return { statuses, clientFileIds, limit: size, offset: (number - 1) * size }
}
