import { ofCompany, readOnly, those, type ResourcePolicy } from '../policy'
import type { Viewer } from '../viewer'

const ownCompany = ({ companyId }: Viewer): Readonly<Record<string, string>> => ({ id: companyId })

/** One's own firm. */
export const companyPolicy: ResourcePolicy = {
  ...readOnly(those('readAccount', ownCompany)),
  update: those('editCompanySettings', ownCompany),
}

/** The network that one's firm belongs to. */
export const networkPolicy = readOnly(those('readAccount', ownCompany))

/** The agencies that one belongs to. */
export const businessCenterPolicy = readOnly(
  those('readAccount', (viewer) => ({ ...ofCompany(viewer), user_id: viewer.userId })),
)

/** What the firm set: active project types, default assumptions. */
export const settingPolicy = readOnly(those('readReferenceData', ofCompany))

/** A calculation takes the assumptions of the firm. */
export const simulationPolicy = those('simulate', ofCompany)
