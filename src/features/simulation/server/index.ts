import type { ServerFeature } from '#server/http'
import type { CalculationsOfFiles } from './operations/simulations'
import { migrations } from './migrations'
import { policies } from './policies'
import { settingRoutes } from './routes/settings'
import { simulationRoutes } from './routes/simulations'
import { simulatorRoutes } from './routes/simulators'

/** @param ofFile what client files give to the calculation of an operation, and keep of it */
export const simulationServer = (ofFile: CalculationsOfFiles): ServerFeature => ({
  name: 'simulation',
  policies,
  migrations,
  open: () => ({ routes: [...settingRoutes, ...simulationRoutes(ofFile), ...simulatorRoutes] }),
})

export { assumptionsOn, findProject } from './operations/settings'
export { changeChargeSettings, changeLoanSettings } from './operations/firmSettings'
export { defaultFirmAssumptions } from './operations/defaultFirmAssumptions'

export { calculationContext, type CalculationsOfFiles } from './operations/simulations'
export { marketOf, municipalityOf, type SimulatorRequest } from './operations/simulators'
export { settingPolicy, simulationPolicy } from './policies'
export { metaOf, requestOf } from './routes/simulators'
