import { programComment, topChange } from '#features/catalogue/contract/perimeter'
import { collectionRoutes, grammarOf, listed } from '#server/http/collections'
import type { ApiRoute, Call } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { managedPrograms, managedProperties } from '../collections/managed'
import * as operations from '../operations/managedPrograms'

const PATH = '/v3/company/programs-management'
const write = {
  method: 'PUT',
  access: 'viewer',
  writes: true,
  audit: { action: 'setting_changed', details: { setting: 'programs' } },
} as const

/** What the firm says of programmes and puts forward of them. */
export const managedProgramRoutes: readonly ApiRoute[] = [
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
