import { charge } from './resources/charge'
import { child } from './resources/child'
import { companion } from './resources/companion'
import { currentLoan, ptz, simulation, simulationCharge, simulationLoan } from '#features/simulation/contract/resources'
import { heritage } from './resources/heritage'
import { income } from './resources/income'
import { note } from './resources/note'
import { objective } from './resources/objective'
import { objectiveLocation } from './resources/objectiveLocation'
import { person } from './resources/person'
import { professionalSituation } from './resources/professionalSituation'
import { runningReduction } from './resources/runningReduction'
import { scenario } from './resources/scenario'
import { tax } from './resources/tax'

/**
 * The parts of a client file, each read and saved by itself under `/v3/client-files/{id}/{path}` (specification §4, §7).
 * - `one`: always there; read and updated.
 * - `optional`: created by a toggle, deleted by it.
 * - `many`: listed, created, updated and deleted by `/{itemId}`.
 */
export const clientFileSections = [
  { relationship: 'person', path: 'person', definition: person, cardinality: 'one', label: 'Client' },
  { relationship: 'companion', path: 'companion', definition: companion, cardinality: 'optional', label: 'Conjoint·e' },
  { relationship: 'children', path: 'children', definition: child, cardinality: 'many', label: 'Enfants' },
  {
    relationship: 'professionalSituation',
    path: 'professional-situation',
    definition: professionalSituation,
    cardinality: 'one',
    label: 'Situation professionnelle',
  },
  { relationship: 'income', path: 'income', definition: income, cardinality: 'one', label: 'Revenus' },
  { relationship: 'charge', path: 'charge', definition: charge, cardinality: 'one', label: 'Charges du foyer' },
  {
    relationship: 'currentLoans',
    path: 'current-loans',
    definition: currentLoan,
    cardinality: 'many',
    label: 'Crédits en cours',
  },
  { relationship: 'heritage', path: 'heritage', definition: heritage, cardinality: 'one', label: 'Patrimoine' },
  { relationship: 'tax', path: 'tax', definition: tax, cardinality: 'one', label: 'Fiscalité' },
  {
    relationship: 'runningReductions',
    path: 'running-reductions',
    definition: runningReduction,
    cardinality: 'many',
    label: 'Réductions d’impôt en cours',
  },
  { relationship: 'objective', path: 'objective', definition: objective, cardinality: 'one', label: 'Objectifs' },
  {
    relationship: 'objectiveLocations',
    path: 'objective-locations',
    definition: objectiveLocation,
    cardinality: 'many',
    label: 'Secteurs recherchés',
  },
  { relationship: 'ptz', path: 'ptz', definition: ptz, cardinality: 'one', label: 'Prêt à taux zéro' },
  { relationship: 'notes', path: 'notes', definition: note, cardinality: 'many', label: 'Notes internes' },
  { relationship: 'simulation', path: 'simulation', definition: simulation, cardinality: 'one', label: 'Projet' },
  {
    relationship: 'simulationCharges',
    path: 'simulation-charges',
    definition: simulationCharge,
    cardinality: 'many',
    label: 'Charges du bien',
  },
  {
    relationship: 'simulationLoans',
    path: 'simulation-loans',
    definition: simulationLoan,
    cardinality: 'many',
    label: 'Plan de financement',
  },
  { relationship: 'scenarios', path: 'scenarios', definition: scenario, cardinality: 'many', label: 'Scénarios' },
] as const

export type ClientFileSection = (typeof clientFileSections)[number]
