import type { ScpiAreaResources } from '#features/scpi/area/contract'
import { readOnly, those, type Policies } from '#server/access'

export const policies: Policies<keyof ScpiAreaResources> = {
  // The same for everyone.
  department: readOnly(those('useScpi', () => ({}))),
}

/** Who changes their own profile in this area; whose it is, the account’s own policy says. */
export const profileWriting = those('useScpi', ({ companyId, userId }) => ({ company_id: companyId, id: userId }))
