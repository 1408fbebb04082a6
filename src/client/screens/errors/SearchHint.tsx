import { use } from 'react'
import { useMediaQuery } from '#client/ui/layout'
import { searchAddress } from '../addresses'
import { useKnownRoutes } from '../KnownRoutes'
import { SearchContext } from '../search'

/** Where the way on leads, and what finds the rest by its name, for who is inside. */
export function SearchHint() {
  const knows = useKnownRoutes()
  const isPhone = useMediaQuery('(width < 576px)')
  if (use(SearchContext) === null) return null
  return (
    <p>
      {knows(searchAddress) && 'La recherche ouvre les lots de votre catalogue. '}
      {isPhone ? '«\u00a0Rechercher\u00a0», dans le menu «\u00a0Plus\u00a0»,' : 'Ctrl K'} trouve un dossier, un contact
      ou un écran par son nom.
    </p>
  )
}
