import type { FeatureContract } from '#contract/resources'
import { charge } from './resources/charge'
import { child } from './resources/child'
import { clientFile } from './resources/clientFile'
import { companion } from './resources/companion'
import { clientFileAssignment } from './resources/clientFileAssignment'
import { clientFileDeletion } from './resources/clientFileDeletion'
import { clientFileReading } from './resources/clientFileReading'
import { expiringClientFile } from './resources/expiringClientFile'
import { meeting } from './resources/meeting'
import { heritage } from './resources/heritage'
import { income } from './resources/income'
import { note } from './resources/note'
import { objective } from './resources/objective'
import { objectiveLocation } from './resources/objectiveLocation'
import { person } from './resources/person'
import { professionalSituation } from './resources/professionalSituation'
import { propertyProposal } from './resources/propertyProposal'
import { runningReduction } from './resources/runningReduction'
import { scenario } from './resources/scenario'
import { tax } from './resources/tax'
import { householdCreation } from './household/householdCreation'
import { clientFileAggregate } from './aggregate'

const resources = {
  charge,
  child,
  client_file: clientFile,
  companion,
  client_file_assignment: clientFileAssignment,
  client_file_deletion: clientFileDeletion,
  client_file_reading: clientFileReading,
  expiring_client_file: expiringClientFile,
  meeting,
  heritage,
  income,
  note,
  objective,
  objective_location: objectiveLocation,
  person,
  professional_situation: professionalSituation,
  property_proposal: propertyProposal,
  running_reduction: runningReduction,
  scenario,
  tax,
} as const
export type ClientFileResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ClientFileResources {}
}

const FILES = clientFileAggregate.path
const ofFile = (relationship: string) => ({ type: 'client_file', relationship }) as const

/** A household under study: the file, its sections, and what is decided and noted about it. */
export const clientFileContract: FeatureContract = {
  resources,
  requests: [householdCreation],
  aggregates: [clientFileAggregate],
  collections: [
    { type: 'client_file', path: FILES },
    { type: 'client_file_deletion', path: `${FILES}/deletions` },
    { type: 'client_file_reading', path: `${FILES}/readings` },
    { type: 'expiring_client_file', path: `${FILES}/expiring` },
    { type: 'client_file_reading', path: 'readings', parent: ofFile('readings') },
    { type: 'property_proposal', path: '/v3/property-proposals' },
    { type: 'property_proposal', path: 'property-proposals', parent: ofFile('propertyProposals') },
  ],
}
