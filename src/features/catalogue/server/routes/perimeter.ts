import { perimeterChange, programsChange, visibilityChange } from '#features/catalogue/contract/perimeter'
import { grammarOf, listed } from '#server/http/collections'
import type { ApiRoute, Call } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { managedPrograms, managedPromoters } from '../collections/managed'
import * as operations from '../operations/perimeter'

const PATH = '/v3/company/perimeter'
const write = {
  method: 'PUT',
  access: 'viewer',
  writes: true,
  audit: { action: 'setting_changed', details: { setting: 'perimeter' } },
} as const

/** What the firm shows of the catalogue. Each answer says how many programmes are visible, of how many (`meta`). */
export const perimeterRoutes: readonly ApiRoute[] = [
  {
    ...write,
    path: `${PATH}/update-active`,
    summary: 'Fait valoir le périmètre, ou le laisse de côté\u00a0: tout est alors montré',
    body: perimeterChange,
    handle: async (call: Call) => ({ json: { meta: await operations.updateActive(writeOf(call), call.body) } }),
  },
  {
    method: 'GET',
    path: `${PATH}/promoters`,
    access: 'viewer',
    summary: 'Les promoteurs, visibles ou non',
    answers: 'managed_promoter',
    query: grammarOf(managedPromoters.list),
    handle: async (call) => ({
      ...(await listed(managedPromoters, managedPromoters.list, call)),
      meta: await operations.perimeterState(call.database, call.viewer),
    }),
  },
  {
    ...write,
    path: `${PATH}/promoter/:id/update-visible`,
    summary: 'Montre ou masque un promoteur',
    body: visibilityChange,
    handle: async (call: Call) => ({
      json: { meta: await operations.updatePromoter(writeOf(call), call.parameter('id'), call.body) },
    }),
  },
  {
    ...write,
    path: `${PATH}/promoter/:id/update-visible-programs`,
    summary: 'Montre ou masque des programmes d’un promoteur\u202f; les autres demeurent',
    body: programsChange,
    handle: async (call: Call) => ({
      json: { meta: await operations.updatePrograms(writeOf(call), call.parameter('id'), call.body) },
    }),
  },
  {
    method: 'GET',
    path: `${PATH}/promoter/:id/programs`,
    access: 'viewer',
    summary: 'Les programmes d’un promoteur, visibles ou non',
    answers: 'managed_program',
    query: grammarOf({ ...managedPrograms.list, isWhole: true }),
    handle: (call) =>
      listed(managedPrograms, { ...managedPrograms.list, isWhole: true }, call, (search) => ({
        ...search,
        conditions: [...search.conditions, { column: 'promoter_id', among: [call.parameter('id')] }],
      })),
  },
  {
    ...write,
    path: `${PATH}/program/:id/update-visible`,
    summary: 'Montre ou masque un programme',
    body: visibilityChange,
    handle: async (call: Call) => ({
      json: { meta: await operations.updateProgram(writeOf(call), call.parameter('id'), call.body) },
    }),
  },
]
