import { programComment, programDocument, topChange } from '#features/catalogue/contract/perimeter'
import { collectionRoutes, grammarOf, listed } from '#server/http/collections'
import { fileAnswer } from '#server/http/files'
import type { ApiRoute, Call } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { managedPrograms, managedProperties } from '../collections/managed'
import type { FileStore } from '#server/services/files'
import * as documents from '../operations/programDocuments'
import * as operations from '../operations/managedPrograms'

const PATH = '/v3/company/programs-management'
const write = {
  method: 'PUT',
  access: 'viewer',
  writes: true,
  audit: { action: 'setting_changed', details: { setting: 'programs' } },
} as const

/** What the firm says of programmes, puts forward of them and gives with them. */
export const managedProgramRoutes = (files: FileStore): readonly ApiRoute[] => [
  ...documentRoutes(files),
  ...collectionRoutes(managedPrograms),
  {
    method: 'GET',
    path: `${PATH}/:id/properties`,
    access: 'viewer',
    summary: 'Les lots d’un programme, mis en avant ou non',
    answers: 'managed_property',
    query: grammarOf(managedProperties.list),
    handle: (call) =>
      listed(managedProperties, managedProperties.list, call, (search) => ({
        ...search,
        conditions: [...search.conditions, { column: 'program_id', among: [call.parameter('id')] }],
      })),
  },
  {
    ...write,
    path: `${PATH}/property/:id/update-top`,
    summary: 'Met un lot en avant, ou non',
    answers: 'managed_property',
    body: topChange,
    handle: async (call: Call) => ({
      data: await operations.updateTop(writeOf(call), call.parameter('id'), call.body),
    }),
  },
  {
    ...write,
    path: `${PATH}/:id/properties/update-top`,
    summary: 'Met en avant, ou non, tous les lots d’un programme ou ceux qui sont nommés (`properties`)',
    answers: 'managed_program',
    body: topChange,
    handle: async (call: Call) => ({
      data: await operations.updateTops(writeOf(call), call.parameter('id'), call.body),
    }),
  },
  {
    ...write,
    path: `${PATH}/:id/update-comment`,
    summary: 'Commente un programme pour les conseillers de la société',
    answers: 'managed_program',
    body: programComment,
    handle: async (call: Call) => ({
      data: await operations.updateComment(writeOf(call), call.parameter('id'), call.body),
    }),
  },
]

const documentRoutes = (files: FileStore): readonly ApiRoute[] => [
  {
    ...write,
    method: 'POST',
    path: `${PATH}/:id/add-document`,
    summary:
      'Ajoute à un programme un document pour les conseillers (`document`\u00a0: PDF, PNG, JPEG ou WebP, 20\u202fMo)',
    answers: 'managed_program',
    body: programDocument,
    files: { names: ['document'] },
    handle: async (call: Call) => ({
      status: 201 as const,
      data: await documents.addDocument(writeOf(call), files, call.parameter('id'), call.body),
    }),
  },
  {
    ...write,
    method: 'DELETE',
    path: `${PATH}/:id/delete-document/:documentId`,
    summary: 'Retire un document d’un programme, définitivement',
    answers: 'managed_program',
    handle: async (call: Call) => ({
      data: await documents.deleteDocument(writeOf(call), call.parameter('id'), call.parameter('documentId')),
    }),
  },
  {
    method: 'GET',
    path: '/v3/programs/:id/documents/:documentId',
    access: 'viewer',
    summary: 'Un document que la société donne avec un programme',
    handle: async ({ database, viewer, parameter }) => {
      const asked = { viewer, programId: parameter('id'), documentId: parameter('documentId') }
      return fileAnswer(await documents.readDocument(database, files, asked))
    },
  },
]
