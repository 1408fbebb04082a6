import { useEffect, useState } from 'react'
import { useAppSelector } from '#client/store'
import { keepNamedSearches, readNamedSearches, type NamedSearch } from './namedSearches'

/** The searches that the person named on this device; undefined until they are read. */
export function useNamedSearches() {
  const userId = useAppSelector(({ session }) => session.user?.id)
  const [searches, setSearches] = useState<readonly NamedSearch[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (userId === undefined) return undefined
    let isWanted = true
    readNamedSearches(userId).then(
      (kept) => {
        if (isWanted) setSearches(kept)
      },
      () => {
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [userId])
  return {
    searches,
    /** This browser keeps nothing. */
    hasFailed,
    keep: async (changed: readonly NamedSearch[]) => {
      if (userId === undefined) return
      setSearches(changed)
      await keepNamedSearches(userId, changed).catch(() => {
        setFailed(true)
      })
    },
  }
}
