import { useMemo } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights, selectRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import type { Reader } from './fileSearch'

/** What the viewer may see and do in the list: the figures of the households, the files of colleagues, changes. */
export interface FileRights extends Reader {
  readonly editing: boolean
  readonly assigning: boolean
}

export function useFileRights(): FileRights {
  const held = useAppSelector(selectHeldRights)
  const { perimeter } = useAppSelector(selectRights)
  const user = useAppSelector(selectUser)
  return useMemo(() => {
    const centers = user?.relationships['business_centers']
    return {
      figures: perimeter !== 'own_leads',
      advisers: perimeter === 'company',
      editing: allows(held, 'editClientFiles'),
      assigning: allows(held, 'reassignClientFiles'),
      userId: user?.id ?? '',
      agencies: Array.isArray(centers) ? centers.map(({ id }: { id: string }) => id) : [],
    }
  }, [held, perimeter, user])
}
