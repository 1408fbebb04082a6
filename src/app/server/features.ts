import { resourceTypes } from '#contract/resources'
import { accountServer } from '#features/account/server'
import { catalogueServer } from '#features/catalogue/server'
import {
  clientFilePersons,
  clientFileServer,
  calculationsOfFiles,
  toldFiles,
  transferClientFiles,
} from '#features/clientFile/server'
import { alertsOfFiles, comparatorServer } from '#features/comparator/server'
import { companyServer, findLetterhead } from '#features/company/server'
import { dashboardServer } from '#features/dashboard/server'
import { filesOfLeads, leadPersons, leadsServer, toldLeads, transferLeads } from '#features/leads/server'
import { notificationsServer } from '#features/notifications/server'
import { clientIdentity, salesOfFiles, salesServer, toldSales } from '#features/sales/server'
import { scpiAreaServer } from '#features/scpi/area/server'
import { scpiClientPersons, scpiClientsServer, toldScpiClients } from '#features/scpi/clients/server'
import { restoreFirm, scpiFirmServer } from '#features/scpi/firm/server'
import { scpiPortalServer } from '#features/scpi/portal/server'
import { studiesOfFiles, studiesServer, toldStudies } from '#features/studies/server'
import { simulationServer } from '#features/simulation/server'
import { foundations, type Migration } from '#server/db'
import type { EncryptedColumn } from '#server/db/encryption'
import type { PersonKind } from '#server/operations/persons'
import { historyServer, placesServer, type OpenFeature, type ServerFeature, type Dependencies } from '#server/http'

/** What other features keep of a household beside its file. */
const aroundFiles = [filesOfLeads, alertsOfFiles, salesOfFiles, studiesOfFiles]

/** Who buys with the client of a file is found under that file. */
const filePersons = clientFilePersons(aroundFiles)
const personsOfFiles: PersonKind = { ...filePersons, identities: [...filePersons.identities, clientIdentity] }

/** What is about people: found, copied and erased in one place, and kept in the trash for a while when it is deleted. */
export const personKinds: readonly PersonKind[] = [personsOfFiles, leadPersons, scpiClientPersons]

/** What the server is made of, in the order of `config/rooms.js`. */
export const features: readonly ServerFeature[] = [
  placesServer,
  historyServer,
  notificationsServer([toldFiles, toldLeads, ...toldSales, toldStudies, toldScpiClients]),
  accountServer,
  simulationServer(calculationsOfFiles, findLetterhead),
  catalogueServer,
  clientFileServer(aroundFiles),
  comparatorServer,
  companyServer({
    trashKinds: personKinds.map(({ trash }) => trash),
    personKinds,
    transfers: [transferClientFiles, transferLeads],
    settings: { scpi_firm: restoreFirm },
  }),
  leadsServer,
  salesServer,
  studiesServer,
  dashboardServer,
  scpiFirmServer,
  scpiClientsServer,
  scpiPortalServer,
  scpiAreaServer,
]

/** Every step of the schema. */
export const migrations: readonly Migration[] = [...foundations, ...features.flatMap(({ migrations: own = [] }) => own)]

/** Every column that the database holds encrypted. */
export const encryptedColumns: readonly EncryptedColumn[] = features.flatMap(({ encrypted = [] }) => encrypted)

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
export function openFeatures(list: readonly ServerFeature[], dependencies: Dependencies): Required<OpenFeature> {
  const faults = policyFaults(list)
  if (faults.length > 0) throw new Error(faults.join('. '))
  const opened = list.map(({ open }) => open(dependencies))
  return { routes: opened.flatMap(({ routes }) => routes), jobs: opened.flatMap(({ jobs = [] }) => jobs) }
}
