import { choice, instant, reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { proposalStatuses } from '#features/catalogue/contract'

/** What was decided of a property for a client file. A property has at most one decision in a file. */
export const propertyProposal = defineResource(
  'property_proposal',
  {
    property_id: reference({ label: 'Lot', required: true }),
    status: choice(proposalStatuses, { label: 'Décision', required: true, initial: 'kept' }),
    reason: text({ label: 'Motif', help: 'Pourquoi le lot est écarté.', private: true }),
    client_file_id: reference({ label: 'Dossier', readOnly: true }),
    created_at: instant({ label: 'Décidé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    property: { type: 'property', many: false },
    client_file: { type: 'client_file', many: false },
  },
)
