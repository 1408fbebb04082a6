import { useMemo } from 'react'
import { allows, type ScpiPerimeter } from '#contract/access'
import { selectHeldRights, selectRights } from '#client/session'
import { useAppSelector } from '#client/store'

/** What the viewer may do with SCPI clients. */
export interface ClientRights {
  readonly reading: boolean
  readonly creating: boolean
  readonly editing: boolean
  readonly deleting: boolean
  readonly perimeter: ScpiPerimeter
  /** They say who follows a new client. */
  readonly naming: boolean
}

export function useClientRights(): ClientRights {
  const held = useAppSelector(selectHeldRights)
  const { scpiPerimeter: perimeter } = useAppSelector(selectRights)
  return useMemo(() => {
    const creating = allows(held, 'createScpiClients')
    return {
      reading: allows(held, 'readScpiClients'),
      creating,
      editing: allows(held, 'editScpiClients'),
      deleting: allows(held, 'deleteScpiClients'),
      perimeter,
      naming: creating && perimeter !== 'own',
    }
  }, [held, perimeter])
}
