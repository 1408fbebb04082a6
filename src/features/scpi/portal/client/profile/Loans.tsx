import type { Item } from '#client/autosave'
import { AutosaveForm, useAdd, useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldGrid, Row } from '#client/editing/parts'
import { ValueField } from '#client/forms/byKind'
import { Button } from '#client/ui/controls'
import { scpiChoices } from '#features/scpi/clients/contract'

const LOAN = 'pp_entity_loan'

/** The loans of the client, one by one. */
export function Loans() {
  const { readOnly } = useOpenAggregate()
  const items = useItems(LOAN)
  const add = useAdd(LOAN)
  return (
    <div className="amounts">
      <ol className="rows">
        {items.map((item, index) => (
          <Loan key={item.key} item={item} rank={index + 1} />
        ))}
      </ol>
      {items.length === 0 && readOnly && <p className="portal-note">Aucun prêt.</p>}
      {!readOnly && (
        <Button
          onClick={() => {
            add()
          }}
        >
          Ajouter un prêt
        </Button>
      )}
    </div>
  )
}

function Loan({ item, rank }: { item: Item<typeof LOAN>; rank: number }) {
  const { purpose } = useEdited(LOAN, item.ref.id)?.attributes ?? {}
  const { ppLoanPurposes } = scpiChoices
  const title = typeof purpose === 'string' && purpose !== 'other' ? ppLoanPurposes[purpose] : `Prêt ${String(rank)}`
  return (
    <Row
      item={item}
      title={title}
      question={{ question: 'Retirer ce prêt\u202f?', consequence: 'Il ne comptera plus.', yes: 'Retirer' }}
    >
      <AutosaveForm item={item}>
        <FieldGrid>
          <ValueField name="purpose" asList />
          {purpose === 'other' && <ValueField name="purpose_other" />}
          <ValueField name="type" asList />
          <ValueField name="monthly_payment_amount" />
          <ValueField name="remaining_capital_amount" />
          <ValueField name="end_date" />
        </FieldGrid>
      </AutosaveForm>
    </Row>
  )
}
