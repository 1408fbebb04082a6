import { text } from '#contract/fields'
import { company } from '#contract/identity'

const { label } = company.fields.public_host

/** The host on which the firm shows its catalogue to who has no account; null: on none. */
export const publicHost = {
  type: 'company',
  fields: {
    public_host: text({ label, help: 'Par exemple lots.exemple.fr. Vide\u00a0: personne.', maxLength: 253 }),
  },
  relationships: {},
} as const
