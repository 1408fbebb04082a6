import type { ScpiClientResources } from '#features/scpi/clients/contract'
import {
  nobody,
  ofCompany,
  those,
  type ColumnValues,
  type Policies,
  type Policy,
  type ResourcePolicy,
  type Viewer,
} from '#server/access'

/** The rows that a viewer reaches: the client himself, those of an adviser, or those of a firm. @param own the column that names the client */
const within =
  (own: 'id' | 'client_id') =>
  (viewer: Viewer): ColumnValues => {
    if (viewer.kind === 'client') return { ...ofCompany(viewer), [own]: viewer.userId }
    return viewer.scpiPerimeter === 'own' ? { ...ofCompany(viewer), adviser_id: viewer.userId } : ofCompany(viewer)
  }

/** A list of who sees every firm is of all of them; whatever else they do is done inside of one (`firmOf` of routes). */
const listed =
  (own: 'id' | 'client_id') =>
  (viewer: Viewer): ColumnValues =>
    viewer.kind === 'member' && viewer.scpiPerimeter === 'platform' ? {} : within(own)(viewer)

const reads = (own: 'id' | 'client_id') => ({
  read: those('readScpiClients', within(own)),
  list: those('readScpiClients', within(own)),
})
const edits = (own: 'id' | 'client_id') => those('editScpiClients', within(own))

const sectionOf = (own: 'id' | 'client_id'): ResourcePolicy => ({
  ...reads(own),
  create: edits(own),
  update: edits(own),
  remove: edits(own),
})

const onlyOne: ResourcePolicy = { ...sectionOf('client_id'), create: nobody, remove: nobody }

/** The questionnaire is answered by the client, alone or with an adviser: never by the platform’s back office. */
const answersTheQuiz: Policy = (viewer) =>
  viewer.kind === 'member' && viewer.scpiPerimeter === 'platform' ? nobody(viewer) : edits('client_id')(viewer)

/** A mass is reached by either of its holders. */
function ofEitherHolder(viewer: Viewer): readonly ColumnValues[] {
  if (viewer.kind === 'client') return [{ client_1_id: viewer.userId }, { client_2_id: viewer.userId }]
  return viewer.scpiPerimeter === 'own' ? [{ adviser_1_id: viewer.userId }, { adviser_2_id: viewer.userId }] : []
}

const readsEntities = {
  read: those('readScpiClients', ofCompany, ofEitherHolder),
  list: those('readScpiClients', ofCompany, ofEitherHolder),
}
const editsEntities = those('editScpiClients', ofCompany, ofEitherHolder)
const onlyOneOfEntity: ResourcePolicy = { ...readsEntities, create: nobody, update: editsEntities, remove: nobody }

const identifies = those('fullyUpdateScpiClients', within('id'))

export const policies: Policies<keyof ScpiClientResources> = {
  scpi_client: {
    read: reads('id').read,
    list: those('readScpiClients', listed('id')),
    create: those('createScpiClients', within('id')),
    update: edits('id'),
    remove: those('deleteScpiClients', within('id')),
  },
  family_situation: { ...sectionOf('id'), create: nobody, remove: nobody },
  representative: { ...reads('id'), create: identifies, update: identifies, remove: identifies },
  pp_account: { ...reads('client_id'), create: edits('client_id'), update: edits('client_id'), remove: nobody },
  pp_account_child: sectionOf('client_id'),
  fiscality: onlyOne,
  financial_situation: onlyOne,
  pp_professional_situation: onlyOne,
  politically_exposed_person: onlyOne,
  pp_objective: onlyOne,
  quiz: { ...onlyOne, update: answersTheQuiz },
  contradiction_comment: sectionOf('client_id'),
  pp_entity: { ...readsEntities, create: nobody, update: editsEntities, remove: nobody },
  pp_charge: onlyOneOfEntity,
  pp_income: onlyOneOfEntity,
  financial_asset: onlyOneOfEntity,
  non_financial_asset: onlyOneOfEntity,
  pp_entity_loan: { ...readsEntities, create: editsEntities, update: editsEntities, remove: editsEntities },
  questionnaire_signature: { ...reads('id'), create: nobody, update: nobody, remove: nobody },
  mass_settlement: { ...reads('id'), create: nobody, update: nobody, remove: nobody },
  score: { ...reads('client_id'), create: nobody, update: nobody, remove: nobody },
}

/** Who opens a mass, with the account of its first holder or of its second. */
export const entityOpening = those('editScpiClients', ofCompany)

/** Who names the adviser of a client: those who see all of their firm’s. */
export const adviserNaming = those('createScpiClients', ofCompany)

/** Who is told that somebody is already a client of the firm. */
export const duplicateSearch = those('createScpiClients', ofCompany)
