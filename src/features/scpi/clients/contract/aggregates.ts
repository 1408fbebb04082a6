import type { Aggregate, Section } from '#contract/resources'
import { familySituation } from './resources/familySituation'
import { fiscality } from './resources/fiscality'
import { ppAccountChild } from './resources/ppAccountChild'
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
  { relationship: 'fiscality', path: 'fiscality', definition: fiscality, cardinality: 'one', label: 'Fiscalité' },
] as const satisfies readonly Section[]

/** A client: who they are, who acts for them, their family. */
export const scpiClientAggregate: Aggregate<'scpi_client' | (typeof clientSections)[number]['definition']['type']> = {
  type: 'scpi_client',
  path: '/scpi/v1/client',
  sections: clientSections,
  words: { name: 'Client', definite: 'le client', whole: 'Toute la fiche', root: 'Identité' },
  events: {},
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
