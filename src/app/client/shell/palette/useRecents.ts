import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#client/api'
import { selectResource } from '#client/entities'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector, useAppStore } from '#client/store'
import type { Found } from './found'
import { readRecents, type Recent } from './recents'
import { foundIn, typeOf } from './resourcesFound'
import { useFindable } from './useFindable'

/**
 * What the person chose last, as it is today: what is offered no more, deleted or out of their reach is left out.
 * @param own what the application itself offers
 */
export function useRecents(own: readonly Found[]): readonly Found[] {
  const recents = useKeptRecents()
  const entities = useAppSelector((state) => state.entities)
  return recents.flatMap(({ id, group }): readonly Found[] => {
    const type = typeOf(group)
    if (type !== undefined) {
      const resource = selectResource({ entities }, type, id)
      return resource ? [foundIn(entities)(resource)] : []
    }
    if (group === 'Textes de loi') return [{ id, group, label: id, target: { article: id } }]
    return own.filter((offered) => offered.id === id)
  })
}

/** What is kept on this device; what the store does not hold of it is asked of the server. */
function useKeptRecents(): readonly Recent[] {
  const userId = useAppSelector(selectUser)?.id
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [recents, setRecents] = useState<readonly Recent[]>([])
  const mayFind = useFindable()
  const isOffered = useEffectEvent(({ group }: Recent) => {
    const type = typeOf(group)
    return type === undefined || mayFind(type)
  })
  useEffect(() => {
    if (userId === undefined) return undefined
    let isGone = false
    void readRecents(userId).then((kept) => {
      if (isGone) return
      const offered = kept.filter((recent) => isOffered(recent))
      setRecents(offered)
      for (const { id, group } of offered) {
        const type = typeOf(group)
        if (type === undefined || selectResource(store.getState(), type, id)) continue
        const include = type === 'property' ? { include: ['program'] } : {}
        void dispatch(api.endpoints.read.initiate({ type, id, ...include }, { subscribe: false }))
      }
    })
    return () => {
      isGone = true
    }
  }, [userId, dispatch, store])
  return recents
}
