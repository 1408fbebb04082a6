import { ChoiceInput } from '#client/ui/inputs'
import type { LoanTarget } from './useLoanTarget'

const NEW = 'new'

/** Which loan of the file a schedule is about: one that is there, or another one, added with the first value that is taken. */
export const LoanChoice = ({ target, choices, choose }: LoanTarget) => (
  <ChoiceInput
    label="Ce document concerne"
    choices={[...choices, { value: NEW, label: 'Un crédit à ajouter au dossier' }]}
    value={target?.id ?? NEW}
    onChange={(value) => {
      choose(value === NEW ? null : String(value))
    }}
  />
)
