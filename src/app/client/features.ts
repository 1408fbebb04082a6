import { changesStore } from '#client/editing/steps'
import { addToStore } from '#client/store/feature'
import type { ClientFeature, MenuItem, Setting } from '#client/screens'
import { account } from '#features/account/client'
import { clientFile } from '#features/clientFile/client'
import { alerts, comparator } from '#features/comparator/client'
import { company } from '#features/company/client'
import { consumer } from '#features/consumer/client'
import { dashboard } from '#features/dashboard/client'
import { leads } from '#features/leads/client'
import { clientSalesTab, sales } from '#features/sales/client'
import { loadScpiProfile, scpi } from '#features/scpi/area/client'
import { scpiClients } from '#features/scpi/clients/client'
import { scpiFirm } from '#features/scpi/firm/client'
import { simulationStore } from '#features/simulation/client/asking'
import { simulators } from '#features/simulators/client'
import { clientStudiesTab, studies } from '#features/studies/client'
import { support } from '#features/support/client'

/** Every feature of the browser application, in the order of the menus of both hosts (specification §2). */
const features: readonly ClientFeature[] = [
  dashboard,
  comparator,
  company,
  clientFile([clientSalesTab, clientStudiesTab]),
  leads,
  alerts,
  sales,
  studies,
  scpi,
  scpiClients,
  simulators,
  scpiFirm,
  account(loadScpiProfile),
  support,
  consumer,
]

export const professionalScreens = features.flatMap(({ professional }) => professional?.screens ?? [])
export const bareScreens = features.flatMap(({ professional }) => professional?.bareScreens ?? [])
export const professionalMenu: readonly MenuItem[] = features.flatMap(({ professional }) => professional?.menu ?? [])
/** Where things are set. */
export const loadProfessionalSettings = async (): Promise<readonly Setting[]> =>
  (await Promise.all(features.flatMap(({ professional }) => professional?.settings?.() ?? []))).flat()
export const scpiScreens = features.flatMap(({ scpi: area }) => area?.screens ?? [])
export const scpiMenu: readonly MenuItem[] = features.flatMap(({ scpi: area }) => area?.menu ?? [])
export const consumerScreens = features.flatMap(({ consumer: side }) => side?.screens ?? [])

addToStore([changesStore, simulationStore, ...features.flatMap(({ store }) => store ?? [])])
