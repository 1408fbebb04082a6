import { Suspense, useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { useOnline, type MenuItem } from '#client/screens'
import { Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { Modal } from '#client/ui/modal'
import type { Found } from './found'
import { FoundList, optionId } from './FoundList'
import { keepRecent } from './recents'
import { SearchField } from './SearchField'
import { useFound } from './useFound'
import { usePaletteWords } from './usePaletteWords'
import './palette.css'

const Article = lazyPart(async () => (await import(/* webpackChunkName: "palette-article" */ './Article')).Article)

export interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly typedBefore: string
  /** Enter was pressed before the palette was there: the first result is chosen at once. */
  readonly isChosenBefore: boolean
  readonly places: readonly MenuItem[]
  readonly onClose: () => void
}

/** Leads anywhere and does anything by a few letters: screens, actions, settings, clients, contacts, lots, law. */
export function Palette({ typedBefore, isChosenBefore, places, onClose }: PaletteProps) {
  const [typed, type] = useState(typedBefore)
  const [article, setArticle] = useState<string | null>(null)
  const go = useGo(onClose)
  const keep = useKeep()
  const choose = (chosen: Found, inTab: boolean) => {
    keep(chosen)
    if ('article' in chosen.target) setArticle(chosen.target.article)
    else if ('address' in chosen.target) go(chosen.target.address, inTab)
    else {
      onClose()
      // The window closes first: what is done may open another one, or take the focus.
      setTimeout(chosen.target.act)
    }
  }
  return (
    <Modal title="Rechercher" hidesTitle width={640} onClose={onClose}>
      {article !== null ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Article
            name={article}
            onBack={() => {
              setArticle(null)
            }}
          />
        </Suspense>
      ) : (
        <Finder typed={typed} onType={type} isChosenBefore={isChosenBefore} places={places} onChoose={choose} />
      )}
    </Modal>
  )
}

/** Leads to an address, here or in another tab of the browser. */
function useGo(onClose: () => void): (address: string, inTab?: boolean) => void {
  const navigate = useNavigate()
  return (address, inTab = false) => {
    onClose()
    if (inTab) window.open(address, '_blank', 'noopener')
    else setTimeout(() => void navigate(address))
  }
}

function useKeep(): (chosen: Found) => void {
  const userId = useAppSelector(selectUser)?.id
  return (chosen) => {
    if (userId !== undefined) void keepRecent(userId, chosen)
  }
}

interface FinderProps extends Pick<PaletteProps, 'isChosenBefore' | 'places'> {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onChoose: (chosen: Found, inTab: boolean) => void
}

/** Where one types, and what is found. */
function Finder({ typed, onType, isChosenBefore, places, onChoose }: FinderProps) {
  const [chosen, setChosen] = useState<string>()
  const list = useId()
  const { recent, found, isSearching } = useFound(places, typed)
  const all = [...recent, ...found.filter(({ id }) => !recent.some((one) => one.id === id))]
  // What the arrows stand on stays while other results come.
  const active = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  )
  const choose = (position: number, inTab = false) => {
    const one = all[position]
    if (one) onChoose(one, inTab)
  }
  useEnterBefore(isChosenBefore, () => {
    choose(active)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen(all.at((active + step) % Math.max(1, all.length))?.id)
    else if (event.key === 'Enter') choose(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <>
      <SearchField
        typed={typed}
        onType={(text) => {
          onType(text)
          setChosen(undefined)
        }}
        onKeyDown={onKeyDown}
        list={list}
        activeOption={all.length > 0 ? optionId(list, active) : undefined}
      />
      <FoundList id={list} found={all} recent={recent.length} active={active} onChoose={choose} />
      <FoundStatus count={all.length} isSearching={isSearching} />
    </>
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
  const isOnline = useOnline()
  const { advice } = usePaletteWords()
  const told = isSearching
    ? 'Recherche…'
    : count > 0
      ? `${count} ${count > 1 ? 'résultats' : 'résultat'}`
      : `Aucun résultat. Essayez ${advice}.`
  const isShown = count === 0 || !isOnline
  return (
    <p role="status" className={isShown ? 'palette-none' : 'visually-hidden'}>
      {told}
      {!isOnline && ', parmi ce que cet appareil connaît\u00a0: vous êtes hors connexion.'}
    </p>
  )
}
