import { useEffect, useState } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useHosts, useKnownRoutes, type MenuItem } from '#client/screens'
import { declaredShortcuts } from '#client/screens/keyboard'
import { useMayOpen } from '#client/screens/reach'
import { useSettings } from '#client/screens/settings'
import { newClientFileAddress } from '#features/clientFile/contract'
import { newLeadAddress } from '#features/leads/contract'
import { newScpiClientAddress } from '#features/scpi/clients/contract'
import { loadProfessionalSettings } from '../../features'
import { useLogOut } from '../useLogOut'
import { beginningsFound, looksFound, placesFound, settingsFound, shortcutsFound } from './doings'
import type { Found } from './found'
import { PALETTE } from './keys'
import { matching, ranked } from './ranking'
import { useRecents } from './useRecents'
import { useResourcesFound } from './useResourcesFound'
import { CHARACTERS, usePaused } from './useServerSearch'

export interface Finding {
  /** What was chosen last; only while nothing is typed. */
  readonly recent: readonly Found[]
  readonly found: readonly Found[]
  readonly isSearching: boolean
}

/** What suits what is typed: what this application does and where it leads, its resources, the law. */
export function useFound(places: readonly MenuItem[], typed: string): Finding {
  const own = useOwn(places)
  const recent = useRecents([...own.usual, ...own.settings])
  const text = usePaused(typed)
  const resources = useResourcesFound(text)
  const articles = useLoaded(loadArticles, text.length >= CHARACTERS)
  if (typed.trim() === '') return { recent, found: own.usual, isSearching: false }
  const local = matching([...own.usual, ...own.settings, ...articles], typed)
  return {
    recent: [],
    found: ranked([...local, ...resources.found], typed),
    isSearching: resources.isSearching || text !== typed.trim(),
  }
}

interface Own {
  /** Screens and actions: what stands there before anything is typed. */
  readonly usual: readonly Found[]
  readonly settings: readonly Found[]
}

/** Where the application leads this person, and what it does for them. */
function useOwn(places: readonly MenuItem[]): Own {
  const rights = useAppSelector(selectHeldRights)
  const mayOpen = useMayOpen()
  const actions = useActions(places)
  const settings = useLoaded(loadProfessionalSettings, true).filter(
    ({ address, opening }) =>
      mayOpen(address.split('?')[0] ?? '') && (opening === undefined || allows(rights, opening)),
  )
  return { usual: [...placesFound(places), ...actions], settings: settingsFound(settings) }
}

function useActions(places: readonly MenuItem[]): readonly Found[] {
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  const logOut = useLogOut(useHosts())
  const [settings, change] = useSettings()
  // The places of the menu have shortcuts too; the palette is open already.
  const [shortcuts] = useState(() =>
    [...declaredShortcuts('screen'), ...declaredShortcuts('everywhere')].filter(
      ({ keys }) => keys !== PALETTE && !places.some((place) => place.keys === keys),
    ),
  )
  const beginnings = [
    { label: 'Nouveau dossier', address: newClientFileAddress, opening: 'editClientFiles' as const },
    { label: 'Nouveau contact', address: newLeadAddress, opening: 'editClientLeads' as const },
    { label: 'Nouveau client', address: newScpiClientAddress, opening: 'createScpiClients' as const },
  ].filter(
    ({ label, address, opening }) =>
      allows(rights, opening) &&
      knows(address.split('?')[0] ?? '') &&
      !shortcuts.some((shortcut) => shortcut.label === label),
  )
  const leave = { label: 'Se déconnecter', words: 'déconnexion quitter', act: () => void logOut() }
  return [
    ...shortcutsFound(shortcuts),
    ...beginningsFound(beginnings),
    ...looksFound(settings, change),
    { id: 'Actions leave', group: 'Actions', label: leave.label, words: leave.words, target: { act: leave.act } },
  ]
}

const loadArticles = async (): Promise<readonly Found[]> =>
  (await import(/* webpackChunkName: "law-articles" */ './articles')).articlesFound

const none: readonly never[] = []

/** What comes after the palette itself, once it is asked for. */
function useLoaded<Item>(load: () => Promise<readonly Item[]>, isAsked: boolean): readonly Item[] {
  const [loaded, setLoaded] = useState<readonly Item[]>(none)
  useEffect(() => {
    // Without network, and never read before: the rest is found.
    if (isAsked) load().then(setLoaded, () => undefined)
  }, [isAsked, load])
  return loaded
}
