import { identityResources } from '#contract/identity'
import { location } from '#contract/places'
import { fieldChange, registerContracts } from '#contract/resources'
import { accountContract } from '#features/account/contract'
import { catalogueContract } from '#features/catalogue/contract'
import { clientFileContract } from '#features/clientFile/contract'
import { leadsContract } from '#features/leads/contract'
import { simulationContract } from '#features/simulation/contract'

// What every feature says crosses the wire. Whoever puts the application together imports this before anything else.
registerContracts([
  { resources: identityResources },
  { resources: { location }, collections: [{ type: 'location', path: '/v3/locations' }] },
  { resources: { field_change: fieldChange } },
  accountContract,
  simulationContract,
  catalogueContract,
  clientFileContract,
  leadsContract,
])
