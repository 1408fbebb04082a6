import { use } from 'react'
import { Button } from '#client/ui/controls'
import { homeAddress, searchAddress } from '../addresses'
import { HostsContext } from '../HostsContext'
import { useKnownRoutes } from '../KnownRoutes'
import { SearchContext } from '../search'

/** Whether the way back is the first screen: the SCPI host has no lots to search. */
export const useGoesHome = (): boolean => use(HostsContext)?.area === 'scpi'

/** The way back of this host. */
export const WayBack = ({ isMain }: { isMain: boolean }) =>
  useGoesHome() ? (
    <Button type={isMain ? 'primary' : 'default'} href={homeAddress}>
      Retourner à l’accueil
    </Button>
  ) : (
    <BackToSearch isMain={isMain} />
  )

/** The search over the page, where there is one; else its page or, as long as there is none, the first screen. */
function BackToSearch({ isMain }: { isMain: boolean }) {
  const knows = useKnownRoutes()
  const search = use(SearchContext)
  const leading = knows(searchAddress)
    ? { href: searchAddress }
    : search === null
      ? { href: homeAddress }
      : {
          onClick: () => {
            search()
          },
          title: 'Rechercher (Ctrl K)',
          'aria-keyshortcuts': 'Control+K Meta+K',
        }
  return (
    <Button type={isMain ? 'primary' : 'default'} {...leading}>
      Retourner à la recherche
    </Button>
  )
}
