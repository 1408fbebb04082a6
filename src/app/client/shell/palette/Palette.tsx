import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { clientFileAddress } from '#features/clientFile/contract'
import { searchAddress, useKnownRoutes, type Place } from '#client/screens'
import { declaredShortcuts } from '#client/screens/keyboard'
import { Modal } from '#client/ui/modal'
import { actionsFound, filesFound, matching, municipalitiesFound, placesFound, type Found } from './found'
import { FoundList, optionId } from './FoundList'
import { PALETTE } from './keys'
import { SearchField } from './SearchField'
import { usePaused, useServerSearch } from './useServerSearch'
import './palette.css'

export interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly typedBefore: string
  /** Enter was pressed before the palette was there: the first result is chosen at once. */
  readonly isChosenBefore: boolean
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** Leads anywhere and does anything by a few letters: screens, actions, client files, municipalities. */
export function Palette({ typedBefore, isChosenBefore, places, onClose }: PaletteProps) {
  const [typed, type] = useState(typedBefore)
  const [position, setPosition] = useState(0)
  const list = useId()
  const { found, isSearching } = useFound(places, typed)
  const active = Math.min(position, found.length - 1)

  const choose = (chosen: Found | undefined) => {
    if (!chosen) return
    onClose()
    // The window closes first: what is done may open another one, or take the focus.
    setTimeout(chosen.act)
  }
  useEnterBefore(isChosenBefore, () => {
    choose(found[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setPosition((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') choose(found[active])
    else return
    event.preventDefault()
  }
  return (
    <Modal title="Rechercher" hidesTitle width={640} onClose={onClose}>
      <SearchField
        typed={typed}
        onType={(text) => {
          type(text)
          setPosition(0)
        }}
        onKeyDown={onKeyDown}
        list={list}
        activeOption={found.length > 0 ? optionId(list, active) : undefined}
      />
      <FoundList id={list} found={found} active={active} onChoose={choose} />
      <FoundStatus count={found.length} isSearching={isSearching} />
    </Modal>
  )
}

/** Enter was pressed before the palette was there: it acts as soon as the palette is. */
function useEnterBefore(wasPressed: boolean, onEnter: () => void): void {
  const enter = useEffectEvent(onEnter)
  useEffect(() => {
    if (wasPressed) enter()
  }, [wasPressed])
}

function FoundStatus({ count, isSearching }: { count: number; isSearching: boolean }) {
  return (
    <p role="status" className={count > 0 ? 'visually-hidden' : 'palette-none'}>
      {isSearching
        ? 'Recherche…'
        : count > 0
          ? `${count} ${count > 1 ? 'résultats' : 'résultat'}`
          : 'Aucun résultat. Essayez le nom d’un client ou d’un écran.'}
    </p>
  )
}

function useFound(
  places: readonly Place[],
  typed: string,
): { readonly found: readonly Found[]; readonly isSearching: boolean } {
  const navigate = useNavigate()
  const knows = useKnownRoutes()
  const mayReadFiles = allows(useAppSelector(selectHeldRights), 'readClientFiles') && knows(clientFileAddress('x'))
  const text = usePaused(typed)
  const files = useServerSearch('client_file', text, mayReadFiles)
  const municipalities = useServerSearch('location', text, knows(searchAddress))
  const go = (address: string) => {
    void navigate(address)
  }
  // The places of the menu have shortcuts too; the palette is open already.
  const [shortcuts] = useState(() =>
    [...declaredShortcuts('screen'), ...declaredShortcuts('everywhere')].filter(
      ({ keys }) => keys !== PALETTE && !places.some((place) => place.keys === keys),
    ),
  )
  return {
    isSearching: files.isFetching || municipalities.isFetching || text !== typed.trim(),
    found: [
      ...matching([...placesFound(places, go), ...actionsFound(shortcuts)], typed),
      ...filesFound(files.resources, go),
      ...municipalitiesFound(municipalities.resources, go),
    ],
  }
}
