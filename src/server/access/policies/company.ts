import { ofCompany, readOnly, those } from '../policy'

/** One's own firm, and the network that it belongs to. */
export const companyPolicy = readOnly(those('readAccount', ({ companyId }) => ({ id: companyId })))

/** The agencies that one belongs to. */
export const businessCenterPolicy = readOnly(those('readAccount', (viewer) => ({ ...ofCompany(viewer), user_id: viewer.userId })))

/** What the firm set: active project types, default assumptions. */
export const settingPolicy = readOnly(those('readReferenceData', ofCompany))

/** A calculation takes the assumptions of the firm. */
export const simulationPolicy = those('simulate', ofCompany)
