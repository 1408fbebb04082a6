import { defineResource } from '#contract/define'
import { foreignObject, instant, integer, isoDate, ordered, reference, text } from '#contract/fields'

const children = (count: number): string => `${String(count)} enfant${count > 1 ? 's' : ''}`

/** The investor account of a person: household counts, children, and the sections of the questionnaire. */
export const ppAccount = defineResource(
  'pp_account',
  {
    nb_children: ordered(integer({ label: 'Nombre d’enfants', minimum: 0, required: false }), {
      other: 'nb_dependent_children',
      is: 'notBelow',
      message: (dependants) => `Il y a ${children(dependants)} à charge\u00a0: indiquez-en au moins autant`,
    }),
    nb_dependent_children: ordered(integer({ label: 'Dont enfants à charge', minimum: 0, required: false }), {
      other: 'nb_children',
      is: 'notAbove',
      message: (all) => `Pas plus que le nombre d’enfants, ${children(all)}`,
    }),
    nb_people_legal_family: integer({
      label: 'Nombre de personnes du foyer fiscal',
      minimum: 1,
      help: 'Le client, son conjoint et les personnes à charge.',
    }),
    client_id: { ...reference({ label: 'Titulaire' }), readOnly: true },
    /** When the holder signed the questionnaire, and until when it holds; null once something in it changes. */
    kyc_signed_at: instant({ label: 'Recueil signé le' }),
    kyc_valid_until: { ...isoDate({ label: 'Recueil valable jusqu’au' }), readOnly: true },
    questionnaire_version: text({ label: 'Version du questionnaire', readOnly: true }),
    /** What is filled of this account, and what is missing. */
    completion: { ...foreignObject({ label: 'Ce qui manque' }), readOnly: true },
    created_at: instant({ label: 'Créé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    children: { type: 'pp_account_child', many: true },
    financialSituation: { type: 'financial_situation', many: false },
    fiscality: { type: 'fiscality', many: false },
    professionalSituation: { type: 'pp_professional_situation', many: false },
    politicallyExposedPerson: { type: 'politically_exposed_person', many: false },
    objective: { type: 'pp_objective', many: false },
    quiz: { type: 'quiz', many: false },
    contradictionComments: { type: 'contradiction_comment', many: true },
    client: { type: 'scpi_client', many: false },
  },
)
