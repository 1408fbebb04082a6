import { isUuid } from '#contract'
import { findProject } from '#features/simulation/server'
import { listed, listGrammar, askingOf, includesOfOne, type ListSearch } from '#server/http/collections'
import { dayOf, type Answer, type ApiRoute, type Call } from '#server/http/routes'
import { notFound } from '#server/operations'
import { findMarketSources } from '#server/services/market'
import { readResource } from '#server/operations/collections'
import { programsWithProperties, properties } from '../collections'
import { readCatalogue } from '../operations/catalogue'

/** What is for sale, as the perimeter of the firm shows it, besides the lists themselves. */
export const catalogueRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/programs/:idOrProject',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Un programme par son identifiant, ou ceux d’un dispositif par son nom d’adresse',
    answers: 'program',
    query: {
      ...listGrammar(programsWithProperties, programsWithProperties.list),
      ...includesOfOne(programsWithProperties),
    },
    handle: (call) => oneOrProject(programsWithProperties, call),
  },
  {
    method: 'GET',
    path: '/v3/programs/:project/:id',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Un programme de ce dispositif',
    answers: 'program',
    query: includesOfOne(programsWithProperties),
    handle: (call) => oneOfProject(programsWithProperties, call),
  },
  {
    method: 'GET',
    path: '/v3/properties/:idOrProject',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Un lot par son identifiant, ou ceux d’un dispositif par son nom d’adresse',
    answers: 'property',
    query: { ...listGrammar(properties, properties.list), ...includesOfOne(properties) },
    handle: (call) => oneOrProject(properties, call),
  },
  {
    method: 'GET',
    path: '/v3/properties/:project/:id',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Un lot de ce dispositif',
    answers: 'property',
    query: includesOfOne(properties),
    handle: (call) => oneOfProject(properties, call),
  },
  {
    method: 'GET',
    path: '/v3/catalogue',
    access: 'viewer',
    isLarge: true,
    summary: 'Tout le catalogue en lignes sans noms, pour classer les lots sur place',
    handle: async ({ database, viewer, now }) => ({
      json: { data: await readCatalogue(database, viewer, dayOf(now)) },
    }),
  },
]

async function oneOrProject(collection: typeof properties, call: Call): Promise<Answer> {
  const key = call.parameter('idOrProject')
  if (isUuid(key)) return withSources(await readResource(collection, askingOf(call), key, call.query.includePaths))
  const column = { column: 'project', among: [findProject(key)] }
  const ofProject = (search: ListSearch): ListSearch => ({ ...search, conditions: [...search.conditions, column] })
  return listed(collection, collection.list, call, ofProject)
}

async function oneOfProject(collection: typeof properties, call: Call): Promise<Answer> {
  const project = findProject(call.parameter('project'))
  const answer = await readResource(collection, askingOf(call), call.parameter('id'), call.query.includePaths)
  if (!('project' in answer.data.attributes) || answer.data.attributes.project !== project) throw notFound()
  return withSources(answer)
}

/** Where the zone, the rent and the price of the market of its place come from. */
function withSources(answer: Awaited<ReturnType<typeof readResource>>): Answer {
  const { attributes } = answer.data
  const municipality = 'municipality' in attributes ? attributes.municipality : null
  const sources = findMarketSources(municipality ?? '')
  return { ...answer, meta: { sources: sources ?? { zone: null, rent: null, price: null } } }
}
