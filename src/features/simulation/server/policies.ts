import { ofCompany, readOnly, those, type Policies } from '#server/access'

/** What the firm set: active project types, default assumptions. */
export const settingPolicy = readOnly(those('readReferenceData', ofCompany))

/** A calculation takes the assumptions of the firm. */
export const simulationPolicy = those('simulate', ofCompany)

/** What a household can borrow or buy: also for those of the SCPI area. */
export const capacityPolicy = those('simulateCapacity', ofCompany)

/** Of what a firm keeps; loans and operations belong to the files that hold them. */
export const policies: Policies<'simulation_configuration'> = { simulation_configuration: settingPolicy }
