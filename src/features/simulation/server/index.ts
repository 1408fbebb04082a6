import type { ServerFeature } from '#server/http'
import type { FindHousehold } from './operations/simulations'
import { settingRows } from './demo'
import { tables } from './tables'
import { policies } from './policies'
import { settingRoutes } from './routes/settings'
import { simulationRoutes } from './routes/simulations'
import { simulatorRoutes } from './routes/simulators'

/** @param findHousehold of a client file, which an operation may be calculated for */
export const simulationServer = (findHousehold: FindHousehold): ServerFeature => ({
  name: 'simulation',
  policies,
  tables: Object.values(tables),
  demo: settingRows,
  open: () => ({ routes: [...settingRoutes, ...simulationRoutes(findHousehold), ...simulatorRoutes] }),
})

export { defaultsOf, findProject } from './operations/settings'
export { defaultFirmAssumptions } from './operations/defaultFirmAssumptions'
export type { FindHousehold } from './operations/simulations'
export { marketOf, municipalityOf, USUAL_LOAN_YEARS, type SimulatorRequest } from './operations/simulators'
export { settingPolicy, simulationPolicy } from './policies'
export { findDisabledFeatures, storeDisabledFeatures, type DisabledFeature } from './repositories/featureFlags'
export { findProjectSwitches } from './repositories/settings'
export { metaOf, requestOf } from './routes/simulators'
