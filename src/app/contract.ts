import '#app/clientContract'
import { registerContracts } from '#contract/resources'
import { managedContract } from '#features/catalogue/contract/perimeter'
import { companySettingsContract } from '#features/company/contract/settings'
import { comparatorContract } from '#features/comparator/contract'
import { notificationsContract } from '#features/notifications/contract'
import { salesContract } from '#features/sales/contract'
import { studiesContract } from '#features/studies/contract'
import { scpiAreaContract } from '#features/scpi/area/contract'
import { scpiClientsContract } from '#features/scpi/clients/contract'
import { scpiFirmContract } from '#features/scpi/firm/contract'
import { scpiPortalContract } from '#features/scpi/portal/contract'

// Registers the contracts of all features. The server imports it before anything else; browsers are spared those of single screens.
registerContracts([
  companySettingsContract,
  comparatorContract,
  managedContract,
  notificationsContract,
  salesContract,
  scpiAreaContract,
  scpiClientsContract,
  scpiFirmContract,
  scpiPortalContract,
  studiesContract,
])
