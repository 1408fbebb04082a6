import { allows, type Action } from '#contract/access'
import { selectEvery, selectResource } from '#client/entities'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useKnownRoutes, useOnline } from '#client/screens'
import { clientFilesAddress } from '#features/clientFile/contract'
import type { Found } from './found'
import { matching, ranked } from './ranking'
import { foundIn, type FoundType } from './resourcesFound'
import { CHARACTERS, OFFERED, useServerSearch } from './useServerSearch'

/** Who may find what: the server says so too. */
const opening: Readonly<Record<FoundType, Action>> = {
  client_file: 'readClientFiles',
  client_lead: 'readClientLeads',
  program: 'useRealEstate',
  property: 'useRealEstate',
  location: 'useRealEstate',
}

interface Finding {
  readonly found: readonly Found[]
  readonly isSearching: boolean
}

/** The resources of a type that suit a text: by the server, or without a network among those that this device holds. */
function useResourcesOf(type: FoundType, text: string): Finding {
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  const isOnline = useOnline()
  const entities = useAppSelector((state) => state.entities)
  // The other hosts have no screen for them.
  const isAsked = allows(rights, opening[type]) && knows(clientFilesAddress)
  const { refs, isSearching } = useServerSearch(type, text, isAsked && isOnline)
  if (isOnline || !isAsked || text.length < CHARACTERS) {
    const resources = refs.flatMap(({ id }) => selectResource({ entities }, type, id) ?? [])
    return { found: resources.map(foundIn(entities)), isSearching }
  }
  const held = matching(selectEvery({ entities }, type).map(foundIn(entities)), text)
  return { found: ranked(held, text).slice(0, OFFERED), isSearching: false }
}

/** Client files, leads, lots, programmes and municipalities that suit a text. */
export function useResourcesFound(text: string): Finding {
  const all = [
    useResourcesOf('client_file', text),
    useResourcesOf('client_lead', text),
    useResourcesOf('program', text),
    useResourcesOf('property', text),
    useResourcesOf('location', text),
  ]
  return { found: all.flatMap(({ found }) => found), isSearching: all.some(({ isSearching }) => isSearching) }
}
