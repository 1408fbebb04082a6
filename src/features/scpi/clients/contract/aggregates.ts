import type { Aggregate, Section } from '#contract/resources'
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
import { ppAccountChild } from './resources/ppAccountChild'
import { ppEntityLoan } from './resources/ppEntityLoan'
import { professionalSituation } from './resources/professionalSituation'
import { quiz } from './resources/quiz'
import { representative } from './resources/representative'

const clientSections = [
  {
    relationship: 'familySituation',
    path: 'family-situation',
    definition: familySituation,
    cardinality: 'one',
    label: 'Situation familiale',
  },
  {
    relationship: 'representatives',
    path: 'representatives',
    definition: representative,
    cardinality: 'many',
    label: 'Représentants légaux',
  },
] as const satisfies readonly Section[]

const accountSections = [
  {
    relationship: 'children',
    path: 'children',
    itemPath: '/scpi/v1/pp-account-children',
    definition: ppAccountChild,
    cardinality: 'many',
    label: 'Enfants et personnes à charge',
  },
  {
    relationship: 'financialSituation',
    path: 'financial-situation',
    definition: financialSituation,
    cardinality: 'one',
    label: 'Situation financière',
  },
  { relationship: 'fiscality', path: 'fiscality', definition: fiscality, cardinality: 'one', label: 'Fiscalité' },
  {
    relationship: 'professionalSituation',
    path: 'professional-situation',
    definition: professionalSituation,
    cardinality: 'one',
    label: 'Situation professionnelle',
  },
  {
    relationship: 'politicallyExposedPerson',
    path: 'politically-exposed-person',
    definition: politicallyExposedPerson,
    cardinality: 'one',
    label: 'Exposition politique et protection',
  },
  { relationship: 'objective', path: 'objective', definition: objective, cardinality: 'one', label: 'Objectifs' },
  { relationship: 'quiz', path: 'quiz', definition: quiz, cardinality: 'one', label: 'Connaissances et préférences' },
  {
    relationship: 'contradictionComments',
    path: 'contradiction-comments',
    definition: contradictionComment,
    cardinality: 'many',
    label: 'Incohérences expliquées',
  },
] as const satisfies readonly Section[]

const entitySections = [
  { relationship: 'income', path: 'income', definition: income, cardinality: 'one', label: 'Revenus' },
  { relationship: 'charge', path: 'charge', definition: charge, cardinality: 'one', label: 'Charges' },
  {
    relationship: 'financialAsset',
    path: 'financial-asset',
    definition: financialAsset,
    cardinality: 'one',
    label: 'Actifs financiers',
  },
  {
    relationship: 'nonFinancialAsset',
    path: 'non-financial-asset',
    definition: nonFinancialAsset,
    cardinality: 'one',
    label: 'Actifs non financiers',
  },
  {
    relationship: 'loans',
    path: 'pp-entity-loans',
    itemPath: '/scpi/v1/pp-entity-loans',
    definition: ppEntityLoan,
    cardinality: 'many',
    label: 'Prêts',
  },
] as const satisfies readonly Section[]

/** A client: who they are, who acts for them, their family. */
export const scpiClientAggregate: Aggregate<'scpi_client' | (typeof clientSections)[number]['definition']['type']> = {
  type: 'scpi_client',
  path: '/scpi/v1/client',
  sections: clientSections,
  words: { name: 'Client', definite: 'le client', whole: 'Toute la fiche', root: 'Identité' },
  events: { questionnaire_signature: 'Signature du recueil', mass_settlement: 'Sort de la masse commune' },
}

/** The investor account of a client, with the sections of the questionnaire. */
export const ppAccountAggregate: Aggregate<'pp_account' | (typeof accountSections)[number]['definition']['type']> = {
  type: 'pp_account',
  path: '/scpi/v1/pp-accounts',
  sections: accountSections,
  words: {
    name: 'Compte investisseur',
    definite: 'le compte investisseur',
    whole: 'Tout le compte',
    root: 'Composition du foyer',
  },
  events: {},
}

/** A mass of assets, income, charges and loans, which one account holds, or two. */
export const ppEntityAggregate: Aggregate<'pp_entity' | (typeof entitySections)[number]['definition']['type']> = {
  type: 'pp_entity',
  path: '/scpi/v1/pp-entities',
  sections: entitySections,
  words: { name: 'Masse patrimoniale', definite: 'la masse', whole: 'Toute la masse', root: 'Titulaires' },
  events: {},
}
