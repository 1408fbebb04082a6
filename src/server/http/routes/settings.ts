import { settingOperations as operations } from '#server/resources'
import type { Place } from '#server/services'
import { badRequest } from '../problem'
import type { Query } from '../query'
import type { ApiRoute } from '../route'

/** Project types, default assumptions and places. */
export const settingRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/projects',
    access: 'viewer',
    summary: 'Les dispositifs',
    answers: 'project',
    query: { filters: ['is_active'] },
    handle: async ({ database, viewer, query }) => {
      const wanted = activeOf(query)
      const projects = await operations.listProjects(database, viewer)
      return { data: projects.filter(({ attributes }) => wanted === undefined || attributes.is_active === wanted) }
    },
  },
  {
    method: 'GET',
    path: '/v3/simulation/config/:project',
    access: 'viewer',
    summary: 'Les hypothèses par défaut d’un dispositif',
    answers: 'simulation_configuration',
    handle: async ({ database, viewer, parameter }) => ({
      data: await operations.readSimulationConfiguration(
        database,
        viewer,
        operations.findProject(parameter('project')),
      ),
    }),
  },
  {
    method: 'GET',
    path: '/v3/locations',
    access: 'viewer',
    summary: 'Cherche un lieu par son nom ou son code postal',
    answers: 'location',
    query: { filters: ['slug', 'kind'], text: true, paged: true },
    handle: ({ viewer, query }) => {
      const slugs = query.filters.get('slug')
      if (slugs) return { data: slugs.flatMap((slug) => operations.findLocations(viewer, slug)) }
      return {
        data: operations.listLocations(viewer, {
          text: query.text.slice(0, 100),
          kinds: kindsOf(query),
          limit: query.page.size,
        }),
      }
    },
  },
  {
    method: 'GET',
    path: '/v3/locations/municipalities',
    access: 'viewer',
    summary: 'Cherche une commune',
    answers: 'location',
    query: { text: true, paged: true },
    handle: ({ viewer, query }) => ({
      data: operations.listLocations(viewer, {
        text: query.text.slice(0, 100),
        kinds: ['municipality'],
        limit: query.page.size,
      }),
    }),
  },
  {
    method: 'GET',
    path: '/v3/locations/:slug',
    access: 'viewer',
    summary: 'Un lieu',
    answers: 'location',
    handle: ({ viewer, parameter }) => ({ data: operations.readLocation(viewer, parameter('slug')) }),
  },
  {
    method: 'GET',
    path: '/v3/locations/:slug/relatedMunicipalities',
    access: 'viewer',
    summary: 'Les communes autour d’un lieu',
    answers: 'location',
    handle: ({ viewer, parameter }) => ({ data: operations.listRelatedMunicipalities(viewer, parameter('slug')) }),
  },
]

function activeOf({ filters }: Query): boolean | undefined {
  const [value, ...others] = filters.get('is_active') ?? []
  if (value === undefined) return undefined
  if (others.length > 0 || (value !== '1' && value !== '0'))
    throw badRequest('filter[is_active]\u00a0: 1 ou 0 est attendu.')
  return value === '1'
}

const KINDS: readonly Place['kind'][] = ['municipality', 'agglomeration', 'department', 'region']

function kindsOf({ filters }: Query): Place['kind'][] | undefined {
  const wanted = filters.get('kind')
  if (wanted?.some((name) => !KINDS.some((kind) => kind === name)))
    throw badRequest(`filter[kind]\u00a0: valeurs permises\u00a0: ${KINDS.join(', ')}.`)
  return wanted && KINDS.filter((kind) => wanted.includes(kind))
}
