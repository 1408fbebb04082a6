import type { FeatureContract } from '#contract/resources'
import { ppAccountAggregate, scpiClientAggregate } from './aggregates'
import { clientImport } from './clientImport'
import { clientCreation } from './creation'
import { clientChange } from './lifecycle'
import { familySituation } from './resources/familySituation'
import { fiscality } from './resources/fiscality'
import { ppAccount } from './resources/ppAccount'
import { ppAccountChild } from './resources/ppAccountChild'
import { representative } from './resources/representative'
import { scpiClient } from './resources/scpiClient'

const resources = {
  scpi_client: scpiClient,
  representative,
  family_situation: familySituation,
  pp_account: ppAccount,
  pp_account_child: ppAccountChild,
  fiscality,
} as const
export type ScpiClientResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ScpiClientResources {}
}

/** Clients of the SCPI area and their investor accounts. */
export const scpiClientsContract: FeatureContract = {
  resources,
  requests: [clientCreation, clientChange, clientImport],
  aggregates: [scpiClientAggregate, ppAccountAggregate],
  collections: [
    { type: 'scpi_client', path: scpiClientAggregate.path },
    { type: 'pp_account', path: ppAccountAggregate.path },
  ],
}
