import { defineResource } from '#contract/define'
import { decimal, flag, instant, integer, text } from '#contract/fields'
import { listOfServer } from '../fields'

/** One of the five scores of an account; its id is that of the account, a colon, and its code. A client is told `level_label` and `sentence` alone. */
export const score = defineResource(
  'score',
  {
    code: text({ label: 'Score', readOnly: true }),
    rules_version: text({ label: 'Version des règles', readOnly: true }),
    computed_at: instant({ label: 'Calculé le' }),
    is_complete: flag({ label: 'Toutes les réponses sont là', readOnly: true }),
    missing_fields: listOfServer({ label: 'Ce qui manque' }),
    points: decimal({ label: 'Points', minimum: 0, maximum: 100, readOnly: true }),
    max_points: decimal({ label: 'Points possibles', minimum: 0, maximum: 100, readOnly: true }),
    level: text({ label: 'Niveau', readOnly: true }),
    level_label: text({ label: 'Niveau, en mots', readOnly: true }),
    /** The highest summary risk indicator that the profile allows, 1 to 7. */
    sri_max: integer({ label: 'Indicateur de risque maximal', minimum: 1, maximum: 7, readOnly: true }),
    components: listOfServer({ label: 'Composants' }),
    limiting: listOfServer({ label: 'Ce qui limite' }),
    caps: listOfServer({ label: 'Plafonds' }),
    sentence: text({ label: 'Phrase', readOnly: true }),
  },
  {
    pp_account: { type: 'pp_account', many: false },
    client: { type: 'scpi_client', many: false },
  },
)
