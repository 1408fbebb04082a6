import { resources } from '#contract'
import { properties } from '#features/catalogue/server'
import { askingOf, listIncludes } from '#server/http/collections'
import type { ApiRoute, Call } from '#server/http/routes'
import * as operations from '../operations/proposals'

const ofFile = '/v3/client-files/:id/property-proposals'

/** What is decided of properties for a household, and the properties themselves. */
export const proposalRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/:id/linked-properties',
    access: 'viewer',
    summary: 'Les lots d’un dossier, avec la décision prise sur chacun',
    answers: 'property',
    query: listIncludes(properties),
    handle: (call) => operations.listLinkedProperties(askingOf(call), call.parameter('id'), call.query.includePaths),
  },
  {
    method: 'POST',
    path: ofFile,
    access: 'viewer',
    writes: true,
    summary: 'Retient ou écarte un lot',
    answers: 'property_proposal',
    body: resources.property_proposal,
    handle: async (call) => {
      const { proposal, isNew } = await operations.decide(askingOf(call), call.parameter('id'), call.body)
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
