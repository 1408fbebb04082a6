import { allows, type Action } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useKnownRoutes } from '#client/screens'
import { clientFilesAddress } from '#features/clientFile/contract'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import type { FoundType } from './resourcesFound'

interface Reach {
  /** Who may find it: the server says so too. */
  readonly opening: Action
  /** An address of the host that has a screen for it. */
  readonly address: string
}

const professional = (opening: Action): Reach => ({ opening, address: clientFilesAddress })

const reaches: Readonly<Record<FoundType, Reach>> = {
  client_file: professional('readClientFiles'),
  client_lead: professional('readClientLeads'),
  program: professional('useRealEstate'),
  property: professional('useRealEstate'),
  location: professional('useRealEstate'),
  scpi_client: { opening: 'readScpiClients', address: scpiClientsAddress },
}

/** Tells what this person may find on this host. */
export function useFindable(): (type: FoundType) => boolean {
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  return (type) => allows(rights, reaches[type].opening) && knows(reaches[type].address)
}
