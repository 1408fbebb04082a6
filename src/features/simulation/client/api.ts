import { api, pathOf, type Answer } from '#client/api'
import { investmentCapacity, type CapacityAnswer } from './investmentCapacity'
import { optimalInvestment, type OptimalInvestmentRequest, type OptimalInvestments } from './optimalInvestment'
import { askSimulator, type SimulatorAnswer, type SimulatorRequest } from './simulator'
import { simulate, type SimulationAnswer, type SimulationRequest } from './simulate'

/** What the server works out and stores nowhere: these answers are no resources. */
export const simulationApi = api.injectEndpoints({
  endpoints: (build) => ({
    simulate: build.mutation<SimulationAnswer, SimulationRequest>({ queryFn: simulate }),
    optimalInvestment: build.mutation<OptimalInvestments, OptimalInvestmentRequest>({ queryFn: optimalInvestment }),
    /** Read anew for each question; the last answers stay for an hour, to calculate from without a network. */
    investmentCapacity: build.query<CapacityAnswer, object>({ queryFn: investmentCapacity, keepUnusedDataFor: 3_600 }),
    /** A simulator by its name; kept as long as a capacity, for the same reason. */
    simulator: build.query<SimulatorAnswer, SimulatorRequest>({ queryFn: askSimulator, keepUnusedDataFor: 3_600 }),
    /** The assumptions of the firm for a project, by its key or its name in addresses. */
    simulationConfiguration: build.query<Answer, string>({
      query: (project) => ({ method: 'GET', path: pathOf({ type: 'simulation_configuration', id: project }) }),
    }),
  }),
})
