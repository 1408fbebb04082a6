import { identityResources } from '#contract/identity'
import { location } from '#contract/places'
import { fieldChange, registerContracts } from '#contract/resources'
import { accountContract } from '#features/account/contract'
import { catalogueContract } from '#features/catalogue/contract'
import { clientFileContract } from '#features/clientFile/contract'
import { companyContract } from '#features/company/contract'
import { leadsContract } from '#features/leads/contract'
import { simulationContract } from '#features/simulation/contract'

// Registers the contracts that every page needs. The browser imports it before anything else.
registerContracts([
  { resources: identityResources },
  { resources: { location }, collections: [{ type: 'location', path: '/v3/locations' }] },
  { resources: { field_change: fieldChange } },
  accountContract,
  simulationContract,
  catalogueContract,
  clientFileContract,
  companyContract,
  leadsContract,
])
