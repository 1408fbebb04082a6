import { addressChoice } from '#contract/places'
import { scpiAddressSearch } from '#features/scpi/area/contract'
import type { ApiRoute, Dependencies } from '#server/http/routes'
import { completeAddress, listDepartments, readAddress } from '../operations/places'

/** Addresses and departments, to fill forms of the SCPI area with: those of the portal too. */
export const placeRoutes = ({ searchAddresses }: Pick<Dependencies, 'searchAddresses'>): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/scpi/v1/addresses/autocomplete',
    access: 'viewer',
    isForClients: true,
    summary: 'Complète une adresse\u00a0: par la Géoplateforme, à défaut par la liste des communes',
    body: scpiAddressSearch,
    handle: async ({ viewer, body }) => {
      const { found, source } = await completeAddress(viewer, body, searchAddresses)
      return { json: { data: found, meta: { source } } }
    },
  },
  {
    method: 'GET',
    path: '/scpi/v1/addresses/details',
    access: 'viewer',
    isForClients: true,
    summary: 'Une adresse que la complétion a proposée (`address_id`)',
    query: { answers: addressChoice },
    handle: ({ viewer, query: { answers } }) => ({ json: { data: readAddress(viewer, answers) } }),
  },
  {
    method: 'GET',
    path: '/scpi/v1/locations/departments',
    access: 'viewer',
    isForClients: true,
    summary: 'Les départements, par code\u202f; «\u00a099\u00a0» dit que l’on est né à l’étranger',
    answers: 'department',
    handle: ({ viewer }) => ({ data: listDepartments(viewer) }),
  },
]
