import { addressChoice, addressSearch, locationDay, travelTime } from '#contract/places'
import { locationPolicy } from '#server/access'
import * as operations from '#server/operations/places'
import type { Place } from '#server/services'
import type { ServerFeature, Dependencies } from '../feature'
import { badRequest } from '../problem'
import type { Query } from '../query'
import type { ApiRoute } from '../route'

/** Places, and addresses to fill a form with: what every feature may ask. */
export const placesServer: ServerFeature = {
  name: 'places',
  policies: { location: locationPolicy },
  open: (dependencies) => ({
    routes: [...locationRoutes, ...addressRoutes(dependencies), ...travelRoutes(dependencies)],
  }),
}

const locationRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/locations',
    access: 'viewer',
    isForVisitors: true,
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
    isForVisitors: true,
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
    isForVisitors: true,
    summary: 'Un lieu\u202f; d’une commune, sa zone et ses chiffres au jour de `date`, et leur source',
    answers: 'location',
    query: { answers: locationDay },
    handle: ({ viewer, parameter, query: { answers } }) => operations.readLocation(viewer, parameter('slug'), answers),
  },
  {
    method: 'GET',
    path: '/v3/locations/:slug/relatedMunicipalities',
    access: 'viewer',
    isForVisitors: true,
    summary: 'Les communes autour d’un lieu',
    answers: 'location',
    handle: ({ viewer, parameter }) => ({ data: operations.listRelatedMunicipalities(viewer, parameter('slug')) }),
  },
]

const addressRoutes = ({ searchAddresses }: Dependencies): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/addresses/autocomplete',
    access: 'viewer',
    summary: 'Complète une adresse\u00a0: par la Géoplateforme, à défaut par la liste des communes',
    query: { answers: addressSearch },
    handle: async ({ viewer, query: { answers } }) => {
      const { found, source } = await operations.completeAddress(viewer, answers, searchAddresses)
      return { json: { data: found, meta: { source } } }
    },
  },
  {
    method: 'GET',
    path: '/v3/addresses/details',
    access: 'viewer',
    summary: 'Une adresse que la complétion a proposée (`address_id`), avec sa commune et ses coordonnées',
    query: { answers: addressChoice },
    handle: ({ viewer, query: { answers } }) => ({ json: { data: operations.readAddress(viewer, answers) } }),
  },
]

const travelRoutes = ({ travelTimes }: Dependencies): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/map/travel-time-shape',
    access: 'viewer',
    summary:
      'Ce qu’on atteint en un temps donné, en GeoJSON\u00a0: par la Géoplateforme, à défaut un cercle approximatif',
    query: { answers: travelTime },
    handle: async ({ viewer, query: { answers } }) => ({
      json: await operations.readTravelTimeShape(viewer, answers, travelTimes),
    }),
  },
]

const KINDS: readonly Place['kind'][] = ['municipality', 'agglomeration', 'department', 'region']

function kindsOf({ filters }: Query): Place['kind'][] | undefined {
  const wanted = filters.get('kind')
  if (wanted?.some((name) => !KINDS.some((kind) => kind === name)))
    throw badRequest(`filter[kind]\u00a0: valeurs permises\u00a0: ${KINDS.join(', ')}.`)
  return wanted && KINDS.filter((kind) => wanted.includes(kind))
}
