import type { Aggregate } from '#contract/resources'
import { clientFileSections, type ClientFileSection } from './sections'

/** A client file, edited with its sections as one thing. */
export const clientFileAggregate: Aggregate<'client_file' | ClientFileSection['definition']['type']> = {
  type: 'client_file',
  path: '/v3/client-files',
  sections: clientFileSections,
  words: { name: 'Dossier', definite: 'le dossier', whole: 'Tout le dossier', root: 'Nom du dossier' },
  events: {
    client_file_assignment: 'Réattribution',
    meeting: 'Rendez-vous',
    property_proposal: 'Lots proposés',
  },
}
