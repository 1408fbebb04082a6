import { solutionConfiguration } from '#contract/simulation'
import { runSimulation, settingOperations } from '#server/resources'
import { dayOf } from '../day'
import type { ApiRoute } from '../route'
import { ENGINE_VERSION } from './engineVersion'

/** The calculation of an operation. */
export const simulationRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/v3/simulators/simulation/:scheme',
    access: 'viewer',
    summary: 'Chiffre un investissement',
    body: solutionConfiguration,
    query: { flags: ['explain'] },
    handle: async ({ database, viewer, parameter, body, query, now }) => {
      const project = settingOperations.findProject(parameter('scheme'))
      const asOf = dayOf(now)
      const result = await runSimulation(database, viewer, { project, input: body, asOf, explain: query.flags.has('explain') })
      const { monthly_report, yearly_report, loan_schedule, indicators, assumptions, warnings, trace, unverified } = result
      return {
        json: {
          data: { monthly_report, yearly_report, loan_schedule, indicators, assumptions, warnings, ...(trace ? { trace } : {}) },
          meta: { rules_as_of: asOf, engine_version: ENGINE_VERSION, unverified },
        },
      }
    },
  },
]
