import { simulatorQuestions } from '#features/simulation/contract'
import { metaOf, requestOf } from '#features/simulation/server'
import type { ApiRoute } from '#server/http/routes'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { optimalInvestment } from '../operations/optimalInvestment'

/** The simulator that asks a whole client file. */
export const optimalInvestmentRoutes = (workers: HeavyWorkers): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/simulators/optimal-investment',
    access: 'viewer',
    summary: 'Le meilleur investissement d’un dossier sous chaque dispositif, le plus gagnant d’abord',
    isHeavy: true,
    query: { answers: simulatorQuestions.optimalInvestment, flags: ['explain'] },
    handle: async (call) => {
      const { ranked: found, version } = await optimalInvestment(requestOf(call, call.query.answers), workers)
      const unverified = new Set(
        found.flatMap((investment) => (investment.status === 'possible' ? investment.unverified : [])),
      )
      return { json: { data: found, meta: metaOf(call, [...unverified], version) } }
    },
  },
]
