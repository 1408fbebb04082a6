import { badRequest, type ApiRoute, type Query } from '#server/http/routes'
import { listProjects } from '../operations/projects'

/** The schemes, and which of them the firm offers. */
export const projectRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/projects',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Les dispositifs\u202f; avec `filter[is_active]`, les identifiants de ceux qui le sont, ou ne le sont pas',
    answers: 'project',
    query: { filters: ['is_active'] },
    handle: async ({ database, viewer, query }) => {
      const wanted = activeOf(query)
      const projects = await listProjects(database, viewer)
      if (wanted === undefined) return { data: projects }
      return {
        json: { data: projects.filter(({ attributes }) => attributes.is_active === wanted).map(({ id }) => id) },
      }
    },
  },
]

function activeOf({ filters }: Query): boolean | undefined {
  const [value, ...others] = filters.get('is_active') ?? []
  if (value === undefined) return undefined
  if (others.length > 0 || (value !== '1' && value !== '0'))
    throw badRequest('filter[is_active]\u00a0: 1 ou 0 est attendu.')
  return value === '1'
}
