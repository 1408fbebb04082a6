import { householdCreation } from '#features/clientFile/contract/household'
import { clientFiles } from '../aggregate'
import * as operations from '../operations/clientFiles'
import { withCurrentSales } from '../operations/sale'
import type { FileContributions } from '../contributions'
import { grammarOf, searchOf } from '#server/http/collections'
import { aggregateRoutes, dayOf, pageInfo, type ApiRoute } from '#server/http/routes'
import { clientFileList, followedFileList, refuseUnfollowed } from './clientFileQuery'

/** Client files with their sections and history, and what is done to a whole file. */
export const clientFileRoutes = (contributions: FileContributions): readonly ApiRoute[] => [
  ...aggregateRoutes(clientFiles, {
    list: clientFileList,
    check: refuseUnfollowed,
    completed: (files, { database, viewer: { companyId }, now }) =>
      withCurrentSales(contributions, files, { database, companyId, now }),
  }),
  ...fileRoutes,
  creationRoute(contributions),
]

const fileRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files/by-lead-creator',
    access: 'viewer',
    summary: 'Les dossiers issus de ses contacts',
    answers: 'client_file',
    query: grammarOf(followedFileList),
    handle: async ({ database, viewer, query, now }) => {
      const { files, total } = await operations.listClientFilesOfLeads(
        database,
        viewer,
        searchOf(query, followedFileList, { viewer, now }),
      )
      return { data: files, page: pageInfo(query, total) }
    },
  },
  {
    method: 'POST',
    path: '/v3/client-files/:id/replicate',
    access: 'viewer',
    writes: true,
    summary: 'Duplique un dossier',
    answers: 'client_file',
    handle: async ({ database, viewer, parameter }) => ({
      status: 201,
      data: await operations.replicateClientFile(database, viewer, parameter('id')),
    }),
  },
]

const creationRoute = (contributions: FileContributions): ApiRoute => ({
  method: 'POST',
  path: '/v3/client-files',
  access: 'viewer',
  writes: true,
  summary: 'Ouvre un dossier à partir des chiffres du foyer, ou d’un contact (`client_lead`)',
  answers: 'client_file',
  body: householdCreation,
  handle: async ({ database, viewer, body, now }) => ({
    status: 201,
    data: await (contributions.creationNamedIn(body) ?? operations.createClientFile)(
      database,
      viewer,
      body,
      dayOf(now),
    ),
  }),
})
