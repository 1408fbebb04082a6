import { amount, choice, foreignObject, instant, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { clientFileStatuses, leadOrigins } from '../choices'

/** Euros: what a column holds. */
const LARGEST = 999_999_999_999.99

/** A household under study. Its sections are resources of their own; status and completeness follow from them. */
export const clientFile = defineResource(
  'client_file',
  {
    title: text({
      label: 'Nom du dossier',
      required: true,
      private: true,
      maxLength: 100,
      help: 'Nom court pour retrouver le dossier. Visible par le client dans l’étude.',
      placeholder: 'Ex. Dupont – locatif Montpellier',
    }),
    status: choice(clientFileStatuses, { label: 'Statut', readOnly: true }),
    completeness: integer({ label: 'Complétude', unit: '%', minimum: 0, maximum: 100, readOnly: true }),
    origin: choice(leadOrigins, { label: 'Origine', readOnly: true }),
    calculated_at: instant({ label: 'Chiffré le' }),
    // Euros a month, of the operation as it was then; a surplus is negative.
    average_effort: amount({ label: 'Effort mensuel moyen', minimum: -LARGEST, maximum: LARGEST, readOnly: true }),
    /** How far its furthest sale has come: `status`, `since`, and the ids of its `option`, `booking`, `report`. */
    current_sale: { ...foreignObject({ label: 'Vente en cours' }), readOnly: true },
    created_at: instant({ label: 'Créé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    person: { type: 'person', many: false },
    companion: { type: 'companion', many: false },
    children: { type: 'child', many: true },
    professionalSituation: { type: 'professional_situation', many: false },
    income: { type: 'income', many: false },
    charge: { type: 'charge', many: false },
    currentLoans: { type: 'current_loan', many: true },
    heritage: { type: 'heritage', many: false },
    tax: { type: 'tax', many: false },
    runningReductions: { type: 'running_reduction', many: true },
    objective: { type: 'objective', many: false },
    objectiveLocations: { type: 'objective_location', many: true },
    ptz: { type: 'ptz', many: false },
    notes: { type: 'note', many: true },
    simulation: { type: 'simulation', many: false },
    simulationCharges: { type: 'simulation_charge', many: true },
    simulationLoans: { type: 'simulation_loan', many: true },
    scenarios: { type: 'scenario', many: true },
    adviser: { type: 'user', many: false },
    clientLeadCreator: { type: 'user', many: false },
  },
)
