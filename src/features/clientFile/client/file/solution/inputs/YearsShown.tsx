import { yearsPastLoan } from '#features/clientFile/contract/household'
import { selectSolution } from '../../../calculation'
import { IntegerField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Suggestion } from '../../Suggestion'
import { useOperation } from '../trial/useOperation'
import { AssumedField } from './AssumedValue'

const NAME = 'duration_to_display'

/** How many years the calculation shows, and beside it a longer view, which passes the end of the loan. */
export function YearsShown() {
  const operation = useOperation()
  const { defaults } = useAppSelector(selectSolution)
  const loan = operation?.loan_duration ?? defaults.loan_duration ?? 0
  const shown = operation?.[NAME] ?? defaults[NAME] ?? 0
  const longer = yearsPastLoan(loan)
  return (
    <div>
      <AssumedField name={NAME} origin="durée usuelle" Field={IntegerField} />
      {loan > 0 && longer > shown && (
        <Suggestion
          name={NAME}
          value={longer}
          reason="Pour voir l’effort tomber une fois le prêt remboursé&nbsp;:"
          action={`Afficher ${longer} ans`}
        />
      )}
    </div>
  )
}
