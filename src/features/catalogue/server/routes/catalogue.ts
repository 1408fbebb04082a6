import { isUuid } from '#contract'
import * as operations from '../operations/catalogue'
import { findProject } from '#features/simulation/server'
import { pageInfo, type Query, type Answer, type ApiRoute, type Call } from '#server/http/routes'
import { programList, programSearchOf, propertyList, propertySearchOf } from './catalogueQuery'

/** What is for sale, as the perimeter of the firm shows it. */
export const catalogueRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/programs',
    access: 'viewer',
    summary: 'Les programmes',
    answers: 'program',
    query: programList,
    handle: (call) => programs(call),
  },
  {
    method: 'GET',
    path: '/v3/programs/:idOrProject',
    access: 'viewer',
    summary: 'Un programme par son identifiant, ou ceux d’un dispositif par son nom d’adresse',
    answers: 'program',
    query: programList,
    handle: async (call) => {
      const key = call.parameter('idOrProject')
      return isUuid(key)
        ? operations.readProgram(call.database, call.viewer, key, includeOf(call.query))
        : programs(call, findProject(key))
    },
  },
  {
    method: 'GET',
    path: '/v3/properties',
    access: 'viewer',
    summary: 'Les lots',
    answers: 'property',
    query: propertyList,
    handle: (call) => properties(call),
  },
  {
    method: 'GET',
    path: '/v3/properties/:idOrProject',
    access: 'viewer',
    summary: 'Un lot par son identifiant, ou ceux d’un dispositif par son nom d’adresse',
    answers: 'property',
    query: propertyList,
    handle: async (call) => {
      const key = call.parameter('idOrProject')
      return isUuid(key)
        ? operations.readProperty(call.database, call.viewer, key, includeOf(call.query))
        : properties(call, findProject(key))
    },
  },
  {
    method: 'GET',
    path: '/v3/promoters',
    access: 'viewer',
    summary: 'Les promoteurs',
    answers: 'promoter',
    handle: async ({ database, viewer }) => ({ data: await operations.listPromoters(database, viewer) }),
  },
  {
    method: 'GET',
    path: '/v3/managers',
    access: 'viewer',
    summary: 'Les exploitants de résidences',
    answers: 'manager',
    handle: async ({ database, viewer }) => ({ data: await operations.listManagers(database, viewer) }),
  },
  {
    method: 'GET',
    path: '/v3/catalogue',
    access: 'viewer',
    isLarge: true,
    summary: 'Tout le catalogue en lignes sans noms, pour classer les lots sur place',
    handle: async ({ database, viewer }) => ({ json: { data: await operations.readCatalogue(database, viewer) } }),
  },
]

async function properties({ database, viewer, query, now }: Call, project?: string): Promise<Answer> {
  const { total, ...page } = await operations.listProperties(
    database,
    viewer,
    ofProject(propertySearchOf(query, now), project),
    includeOf(query),
  )
  return { ...page, page: pageInfo(query, total) }
}

async function programs({ database, viewer, query, now }: Call, project?: string): Promise<Answer> {
  const { total, ...page } = await operations.listPrograms(
    database,
    viewer,
    ofProject(programSearchOf(query, now), project),
    includeOf(query),
  )
  return { ...page, page: pageInfo(query, total) }
}

function ofProject(search: ReturnType<typeof propertySearchOf>, project: string | undefined): typeof search {
  return project === undefined
    ? search
    : { ...search, conditions: [...search.conditions, { column: 'project', among: [project] }] }
}

const INCLUDES = [...new Set([...operations.propertyIncludes, ...operations.programIncludes])]

const includeOf = ({ include }: Query): operations.CatalogueInclude[] =>
  INCLUDES.filter((name) => include.includes(name))
