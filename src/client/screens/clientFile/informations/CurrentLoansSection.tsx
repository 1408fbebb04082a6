import { enumerations } from '#contract'
import { isOver } from '#contract/clientFile'
import type { Item } from '#client/autosave'
import { AmountField, ChoiceField, DateField, FlagField, RateField, TextField } from '#client/forms'
import { Empty, formatEuros, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { today } from '../../today'
import { useOpenClientFile } from '../ClientFileContext'
import { EditedForm } from '../EditedForm'
import { useEdited, useItems, useRows } from '../useSection'
import { FieldGrid } from '../parts/FieldGroup'
import { Row } from '../parts/Row'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'
import { useAdd } from '../parts/useSectionRows'

/** The loans that the household is repaying. Those that are over stay written and do not count. */
export function CurrentLoansSection() {
  const { readOnly } = useOpenClientFile()
  const loans = useItems('current_loan')
  const running = useRows('current_loan').filter((loan) => !isOver(loan, today()))
  const add = useAdd('current_loan')
  const addButton = !readOnly && <Button onClick={() => { add() }}>Ajouter un crédit</Button>

  if (loans.length === 0) return <Empty title="Aucun crédit en cours" sentence={'Ajoutez les crédits que le foyer rembourse\u00a0: ils comptent dans l’endettement.'} action={addButton} />
  return (
    <>
      <ol className="rows">{loans.map((item, index) => <Loan key={item.key} item={item} rank={index + 1} />)}</ol>
      {addButton}
      <Total
        label="Mensualités en cours" value={formatEuros(totalOf(running.map((loan) => loan.monthly_credit)), { per: 'mois' })}
        note={`Capital restant dû\u00a0: ${formatEuros(totalOf(running.map((loan) => loan.remaining_capital)))}`}
      />
    </>
  )
}

function Loan({ item, rank }: { item: Item<'current_loan'>; rank: number }) {
  const loan = useEdited('current_loan', item.ref.id)?.attributes ?? {}
  const title = `Crédit ${rank}${loan.type ? `\u00a0: ${enumerations.loanTypes[loan.type]}` : ''}`
  return (
    <Row
      item={item} title={title} extra={isOver(loan, today()) && <StatusTag tone="neutral">Terminé, non compté</StatusTag>}
      question={{ title: 'Supprimer ce crédit\u202f?', body: 'Il ne sera plus compté dans l’endettement du foyer.', action: 'Supprimer' }}
    >
      <EditedForm item={item}>
        <ChoiceField name="type" />
        <FieldGrid>
          <AmountField name="monthly_credit" />
          <AmountField name="remaining_capital" />
          <RateField name="rate" />
          <DateField name="end_date" />
        </FieldGrid>
        <FlagField name="is_included_on_smoothing" />
        <TextField name="comment" />
      </EditedForm>
    </Row>
  )
}
