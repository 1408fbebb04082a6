import type { ApiRoute } from '#server/http/routes'
import * as operations from '../operations/settings'

/** What a firm assumes where nobody says. */
export const settingRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/simulation/config/:project',
    access: 'viewer',
    summary: 'Les hypothèses par défaut d’un dispositif',
    answers: 'simulation_configuration',
    handle: async ({ database, viewer, parameter }) => ({
      data: await operations.readFirmAssumptions(database, viewer, operations.findProject(parameter('project'))),
    }),
  },
]
