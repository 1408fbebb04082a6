import { simulators, type ProjectType } from '#domain'
import type { HeavyWork } from '#server/services/heavyWork'

type Arguments = Parameters<typeof simulators.optimalInvestment>
export type RankingContext = ReturnType<Arguments[1]>

/** The household and what it looks for, and the assumptions and market of each scheme. */
export interface Ranking {
  readonly question: Arguments[0]
  readonly contexts: ReadonlyMap<ProjectType, RankingContext>
}

/** The best purchase under each scheme, the highest gain first: hundreds of simulations. */
export const investmentRanking: HeavyWork<Ranking, ReturnType<typeof simulators.optimalInvestment>> = {
  name: 'ranking',
  work: ({ question, contexts }) =>
    simulators.optimalInvestment(question, (project) => {
      const context = contexts.get(project)
      if (!context) throw new Error(`The ranking was asked without the context of ${project}`)
      return context
    }),
}
