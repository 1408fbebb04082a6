import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useNavigate } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { clientFileAddress } from '#features/clientFile/contract'
import { searchAddress, useKnownRoutes, type Place } from '#client/screens'
import { placeName } from '#client/screens/places'
import { declaredShortcuts } from '#client/screens/keyboard'
import { Modal } from '#client/ui/modal'
import { actionsFound, matching, placesFound, type Found } from './found'
import { FoundList, optionId } from './FoundList'
import { PALETTE } from './keys'
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
  const entry = useRef<InputRef>(null)
  useEffect(() => {
    entry.current?.focus()
  }, [])
  const { found, isSearching } = useFound(places, typed)
  const active = Math.min(position, found.length - 1)

  const choose = (chosen: Found | undefined) => {
    if (!chosen) return
    onClose()
    // The window closes first: what is done may open another one, or take the focus.
    setTimeout(chosen.act)
  }
  const chooseFirst = useEffectEvent(() => {
    choose(found[0])
  })
  useEffect(() => {
    if (isChosenBefore) chooseFirst()
  }, [isChosenBefore])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setPosition((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') choose(found[active])
    else return
    event.preventDefault()
  }
  return (
    <Modal title="Rechercher" hidesTitle width={640} onClose={onClose}>
      <div className="palette-entry">
        <Input
          ref={entry}
          variant="borderless"
          size="large"
          prefix={<SearchOutlined aria-hidden />}
          role="combobox"
          aria-label="Écran, action, dossier ou commune"
          placeholder="Écran, action, dossier, commune…"
          autoComplete="off"
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(list, active) : undefined}
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            setPosition(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <FoundList id={list} found={found} active={active} onChoose={choose} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'palette-none'}>
        {isSearching
          ? 'Recherche…'
          : found.length > 0
            ? `${found.length} ${found.length > 1 ? 'résultats' : 'résultat'}`
            : 'Aucun résultat. Essayez le nom d’un client ou d’un écran.'}
      </p>
    </Modal>
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
      ...files.resources.map(
        ({ id, attributes }) =>
          ({
            id,
            group: 'Dossiers',
            label: attributes.title ?? 'Dossier sans nom',
            act: () => {
              go(clientFileAddress(id))
            },
          }) as const,
      ),
      ...municipalities.resources.map(
        (place) =>
          ({
            id: place.id,
            group: 'Communes',
            label: placeName(place),
            act: () => {
              go(`${searchAddress}/${place.id}`)
            },
          }) as const,
      ),
    ],
  }
}
