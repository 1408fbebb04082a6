import { selectEvery, selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { useOnline } from '#client/screens'
import type { Found } from './found'
import { matching, ranked } from './ranking'
import { foundIn, type FoundType } from './resourcesFound'
import { useFindable } from './useFindable'
import { CHARACTERS, OFFERED, useServerSearch } from './useServerSearch'

interface Finding {
  readonly found: readonly Found[]
  readonly isSearching: boolean
}

/** The resources of a type that suit a text: by the server, or without a network among those that this device holds. */
function useResourcesOf(type: FoundType, text: string): Finding {
  const isOnline = useOnline()
  const entities = useAppSelector((state) => state.entities)
  const isAsked = useFindable()(type)
  const { refs, isSearching } = useServerSearch(type, text, isAsked && isOnline)
  if (isOnline || !isAsked || text.length < CHARACTERS) {
    const resources = refs.flatMap(({ id }) => selectResource({ entities }, type, id) ?? [])
    return { found: resources.map(foundIn(entities)), isSearching }
  }
  const held = matching(selectEvery({ entities }, type).map(foundIn(entities)), text)
  return { found: ranked(held, text).slice(0, OFFERED), isSearching: false }
}

/** What suits a text: client files, leads, lots, programmes and municipalities, or on the SCPI host its clients. */
export function useResourcesFound(text: string): Finding {
  const all = [
    useResourcesOf('client_file', text),
    useResourcesOf('client_lead', text),
    useResourcesOf('program', text),
    useResourcesOf('property', text),
    useResourcesOf('location', text),
    useResourcesOf('scpi_client', text),
  ]
  return { found: all.flatMap(({ found }) => found), isSearching: all.some(({ isSearching }) => isSearching) }
}
