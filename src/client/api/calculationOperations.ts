import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { completeAddress, type FoundAddresses } from './completeAddress'
import type { documentBaseQuery } from './baseQuery'
import { investmentCapacity, type CapacityAnswer } from './investmentCapacity'
import { optimalInvestment, type OptimalInvestmentRequest, type OptimalInvestments } from './optimalInvestment'
import { ptz, type PtzAnswer, type PtzRequest } from './ptz'
import { simulate, type SimulationAnswer, type SimulationRequest } from './simulate'

/** What the server works out and stores nowhere: their answers are no resources. */
export const calculationOperations = (build: EndpointBuilder<typeof documentBaseQuery, 'list', 'api'>) => ({
  simulate: build.mutation<SimulationAnswer, SimulationRequest>({ queryFn: simulate }),
  optimalInvestment: build.mutation<OptimalInvestments, OptimalInvestmentRequest>({ queryFn: optimalInvestment }),
  /** Read anew for each question; the last answers stay for an hour, to calculate from without a network. */
  investmentCapacity: build.query<CapacityAnswer, object>({ queryFn: investmentCapacity, keepUnusedDataFor: 3_600 }),
  ptz: build.query<PtzAnswer, PtzRequest>({ queryFn: ptz }),
  /** By the text typed so far. */
  completeAddress: build.query<FoundAddresses, string>({ queryFn: completeAddress }),
})
