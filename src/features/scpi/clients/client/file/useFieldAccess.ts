import { useMemo } from 'react'
import { selectRights, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import type { ResourceType } from '#contract'
import type { FieldAccess } from '#client/forms'
import { authorisedFields, type FieldReader } from '#features/scpi/clients/contract/rules'
import { scpiClientsApi } from '../api'

/** Who is logged in, as far as fields go. */
export function useFieldReader(): FieldReader {
  const { permissions } = useAppSelector(selectRights)
  const linkage = useAppSelector((state) => selectUser(state)?.relationships['roles'])
  return useMemo(
    () => ({
      kind: 'member',
      permissions,
      roles: Array.isArray(linkage) ? linkage.map(({ id }: { id: string }) => id) : [],
    }),
    [permissions, linkage],
  )
}

/** What the reader may do with each field of a client: as the server says, or by the same rules until it has. */
export function useFieldAccess(id: string, isSigned: boolean): (type: ResourceType, name: string) => FieldAccess {
  const { data } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  const reader = useFieldReader()
  const fields = useMemo(() => data ?? authorisedFields(reader, isSigned), [data, reader, isSigned])
  return (type, name) => fields[type]?.[name] ?? 'read'
}
