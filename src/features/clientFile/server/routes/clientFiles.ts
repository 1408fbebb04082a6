import { resources } from '#contract'
import { clientFileSections, householdCreation } from '#features/clientFile/contract/household'
import { fileColleagues, type ClientFileInclude } from '../repositories/clientFileQuery'
import * as operations from '../operations/clientFiles'
import type { FileOrigin } from '../fileOrigin'
import { dayOf, pageInfo, type Query, type Answer, type ApiRoute } from '#server/http/routes'
import { clientFileList, clientFileSearchOf, followedFileList } from './clientFileQuery'

const includes: readonly ClientFileInclude[] = [
  ...clientFileSections.map(({ relationship }) => relationship),
  ...fileColleagues,
]

/** Client files themselves; their sections are in `sections.ts`. */
export const clientFileRoutes = (origin: FileOrigin): readonly ApiRoute[] => [...fileRoutes, creationRoute(origin)]

const fileRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-files',
    access: 'viewer',
    summary: 'Ses dossiers',
    answers: 'client_file',
    query: { ...clientFileList, includes },
    handle: async ({ database, viewer, query }) =>
      page(await operations.listClientFiles(database, viewer, clientFileSearchOf(query), includeOf(query)), query),
  },
  {
    method: 'GET',
    path: '/v3/client-files/by-lead-creator',
    access: 'viewer',
    summary: 'Les dossiers issus de ses contacts',
    answers: 'client_file',
    query: followedFileList,
    handle: async ({ database, viewer, query }) =>
      page(await operations.listClientFilesOfLeads(database, viewer, clientFileSearchOf(query)), query),
  },
  {
    method: 'GET',
    path: '/v3/client-files/:id',
    access: 'viewer',
    summary: 'Un dossier',
    answers: 'client_file',
    query: { includes },
    handle: async ({ database, viewer, query, parameter }) => {
      const { file, included } = await operations.readClientFile(database, viewer, parameter('id'), includeOf(query))
      return { data: file, included }
    },
  },
  {
    method: 'PUT',
    path: '/v3/client-files/:id',
    access: 'viewer',
    writes: true,
    summary: 'Modifie un dossier',
    answers: 'client_file',
    body: resources.client_file,
    handle: async ({ database, viewer, body, version, parameter }) => ({
      data: await operations.updateClientFile(database, viewer, parameter('id'), body, version),
    }),
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

const creationRoute = (origin: FileOrigin): ApiRoute => ({
  method: 'POST',
  path: '/v3/client-files',
  access: 'viewer',
  writes: true,
  summary: 'Ouvre un dossier à partir des chiffres du foyer, ou d’un contact (`client_lead`)',
  answers: 'client_file',
  body: householdCreation,
  handle: async ({ database, viewer, body, now }) => ({
    status: 201,
    data: await (origin.isNamedIn(body) ? origin.openFile : operations.createClientFile)(
      database,
      viewer,
      body,
      dayOf(now),
    ),
  }),
})

const includeOf = ({ include }: Query): ClientFileInclude[] => includes.filter((name) => include.includes(name))

function page({ files, total }: operations.ClientFilePage, query: Query): Answer {
  return {
    data: files.map(({ file }) => file),
    included: files.flatMap(({ included }) => included),
    page: pageInfo(query, total),
  }
}
