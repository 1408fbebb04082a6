import type { FeatureContract } from '#contract/resources'
import { ppAccountAggregate, ppEntityAggregate, scpiClientAggregate } from './aggregates'
import { accountChange, quizChange } from './accountChange'
import { clientImport } from './clientImport'
import { clientCreation } from './creation'
import { clientChange } from './lifecycle'
import { massOutcome } from './massOutcome'
import { charge } from './resources/charge'
import { contradictionComment } from './resources/contradictionComment'
import { familySituation } from './resources/familySituation'
import { financialAsset } from './resources/financialAsset'
import { financialSituation } from './resources/financialSituation'
import { fiscality } from './resources/fiscality'
import { income } from './resources/income'
import { nonFinancialAsset } from './resources/nonFinancialAsset'
import { objective } from './resources/objective'
import { politicallyExposedPerson } from './resources/politicallyExposedPerson'
import { ppAccount } from './resources/ppAccount'
import { ppAccountChild } from './resources/ppAccountChild'
import { ppEntity } from './resources/ppEntity'
import { ppEntityLoan } from './resources/ppEntityLoan'
import { professionalSituation } from './resources/professionalSituation'
import { massSettlement } from './resources/massSettlement'
import { questionnaireSignature } from './resources/questionnaireSignature'
import { quiz } from './resources/quiz'
import { representative } from './resources/representative'
import { score } from './resources/score'
import { scpiClient } from './resources/scpiClient'

const resources = {
  scpi_client: scpiClient,
  representative,
  family_situation: familySituation,
  pp_account: ppAccount,
  pp_account_child: ppAccountChild,
  fiscality,
  financial_situation: financialSituation,
  pp_professional_situation: professionalSituation,
  politically_exposed_person: politicallyExposedPerson,
  pp_objective: objective,
  quiz,
  contradiction_comment: contradictionComment,
  pp_entity: ppEntity,
  pp_charge: charge,
  pp_income: income,
  financial_asset: financialAsset,
  non_financial_asset: nonFinancialAsset,
  pp_entity_loan: ppEntityLoan,
  score,
  questionnaire_signature: questionnaireSignature,
  mass_settlement: massSettlement,
} as const
export type ScpiClientResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ScpiClientResources {}
}

/** Clients of the SCPI area and their investor accounts. */
export const scpiClientsContract: FeatureContract = {
  resources,
  requests: [clientCreation, clientChange, clientImport, accountChange, quizChange, massOutcome],
  aggregates: [scpiClientAggregate, ppAccountAggregate, ppEntityAggregate],
  collections: [
    { type: 'scpi_client', path: scpiClientAggregate.path },
    { type: 'pp_account', path: ppAccountAggregate.path },
    { type: 'pp_entity', path: ppEntityAggregate.path },
  ],
}
