import type { ServerFeature } from '#server/http'
import type { FindLetterhead } from './operations/paper'
import type { CalculationsOfFiles } from './operations/simulations'
import { migrations } from './migrations'
import { policies } from './policies'
import { settingRoutes } from './routes/settings'
import { paperRoute } from './routes/paper'
import { simulationRoutes } from './routes/simulations'
import { simulatorRoutes } from './routes/simulators'

/**
 * @param ofFile what client files give to the calculation of an operation, and keep of it
 * @param findLetterhead what stands at the head of what a firm prints
 */
export const simulationServer = (ofFile: CalculationsOfFiles, findLetterhead: FindLetterhead): ServerFeature => ({
  name: 'simulation',
  policies,
  migrations,
  open: ({ workers }) => ({
    routes: [
      ...settingRoutes,
      ...simulationRoutes(ofFile),
      paperRoute(ofFile, { workers, findLetterhead }),
      ...simulatorRoutes,
    ],
  }),
})

export { assumptionsOn, findProject } from './operations/settings'
export { changeChargeSettings, changeLoanSettings } from './operations/firmSettings'
export { defaultFirmAssumptions } from './operations/defaultFirmAssumptions'

export { calculationContext, type CalculationsOfFiles } from './operations/simulations'
export { marketOf, municipalityOf, type SimulatorRequest } from './operations/simulators'
export { settingPolicy, simulationPolicy } from './policies'
export { metaOf, requestOf } from './routes/simulators'
