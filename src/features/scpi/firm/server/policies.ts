import type { ScpiFirmResources } from '#features/scpi/firm/contract'
import { nobody, ofCompany, those, type Policies, type Policy } from '#server/access'

const reading = those('useScpi', ofCompany)
const writing = those('manageScpiCompany', ofCompany)

export const policies: Policies<keyof ScpiFirmResources> = {
  scpi_firm: { read: reading, list: nobody, create: nobody, update: writing, remove: nobody },
  scpi_contact: { read: reading, list: reading, create: writing, update: writing, remove: writing },
}

/** What the firm’s own row says of it, for those who write it in this area. */
export const companyWriting: Policy = those('manageScpiCompany', ({ companyId }) => ({ id: companyId }))
