import { resourceTypes } from '#contract/resources'
import { accountServer } from '#features/account/server'
import { catalogueServer } from '#features/catalogue/server'
import { clientFileServer, findHousehold } from '#features/clientFile/server'
import { companyServer } from '#features/company/server'
import { leadOrigin, leadsServer } from '#features/leads/server'
import { simulationServer } from '#features/simulation/server'
import { foundations, type Migration } from '#server/db'
import { historyServer, placesServer, type OpenFeature, type ServerFeature, type Surroundings } from '#server/http'

/** What the server is made of, in the order of `config/rooms.js`. */
export const features: readonly ServerFeature[] = [
  placesServer,
  historyServer,
  accountServer,
  simulationServer(findHousehold),
  catalogueServer,
  clientFileServer(leadOrigin),
  companyServer,
  leadsServer,
]

/** Every step of the schema. */
export const migrations: readonly Migration[] = [...foundations, ...features.flatMap(({ migrations: own = [] }) => own)]

/** The resource types without a policy, or with two. */
export function policyFaults(list: readonly ServerFeature[]): string[] {
  return resourceTypes().flatMap((type) => {
    const owners = list.filter(({ policies }) => type in policies)
    if (owners.length === 1) return []
    return owners.length === 0
      ? [`No feature has a policy for ${type}`]
      : [`${owners.map(({ name }) => name).join(' and ')} have each a policy for ${type}`]
  })
}

/** Opens every feature: their routes and jobs together. @throws Error that names the resources without a policy */
export function openFeatures(list: readonly ServerFeature[], surroundings: Surroundings): Required<OpenFeature> {
  const faults = policyFaults(list)
  if (faults.length > 0) throw new Error(faults.join('. '))
  const opened = list.map(({ open }) => open(surroundings))
  return { routes: opened.flatMap(({ routes }) => routes), jobs: opened.flatMap(({ jobs = [] }) => jobs) }
}
