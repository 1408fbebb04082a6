import type { Item } from '#client/autosave'
import { AutosaveForm, useAdd, useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldGrid, Row, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { today } from '#client/screens'
import { Card, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { scpiChoices } from '#features/scpi/clients/contract'

const TYPE = 'pp_entity_loan'

/** What the mass around owes, loan by loan. */
export function LoansCard() {
  const { readOnly } = useOpenAggregate()
  const items = useItems(TYPE)
  const add = useAdd(TYPE)
  const content = useAskedField(TYPE)
  return (
    <Card title="Prêts" state={<SectionSaveState type={TYPE} />}>
      <div ref={content} className="scpi-fields">
        <ol className="rows">
          {items.map((item, index) => (
            <Loan key={item.key} item={item} rank={index + 1} />
          ))}
        </ol>
        {items.length === 0 && readOnly && <p className="scpi-note">Aucun prêt n’est décrit.</p>}
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
    </Card>
  )
}

function Loan({ item, rank }: { item: Item<typeof TYPE>; rank: number }) {
  const { type, purpose, end_date } = useEdited(TYPE, item.ref.id)?.attributes ?? {}
  const title = purpose ? `Prêt ${String(rank)}\u00a0: ${scpiChoices.ppLoanPurposes[purpose]}` : `Prêt ${String(rank)}`
  const hasEnded = typeof end_date === 'string' && end_date !== '' && end_date < today()
  return (
    <Row
      item={item}
      title={title}
      extra={hasEnded && <StatusTag tone="neutral">Échu, non compté</StatusTag>}
      question={{
        question: 'Retirer ce prêt\u202f?',
        consequence: `${type ? scpiChoices.ppLoanTypes[type] : 'Ce prêt'}\u00a0: il ne comptera plus dans les charges ni dans les dettes.`,
        yes: 'Retirer',
      }}
    >
      <AutosaveForm item={item}>
        <FieldGrid>
          <ValueField name="type" asList />
          <ValueField name="purpose" asList />
          {purpose === 'other' && <ValueField name="purpose_other" />}
          <ValueField name="monthly_payment_amount" />
          <ValueField name="remaining_capital_amount" />
          <ValueField name="end_date" />
          <ValueField name="rate" />
        </FieldGrid>
      </AutosaveForm>
    </Row>
  )
}
