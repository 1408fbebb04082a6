import { use } from 'react'
import { scpiChoices } from '#features/scpi/clients/contract'
import { isProtected } from '#features/scpi/clients/contract/rules'
import type { Item } from '#client/autosave'
import { AutosaveForm, FieldAccessContext, useAdd, useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldGrid, Row, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'

const TYPE = 'representative'

/** Who acts for a minor or a protected person: shown where the legal capacity wants somebody, or somebody is there. */
export function Representatives() {
  const { id, readOnly } = useOpenAggregate()
  const items = useItems(TYPE)
  const capacity = useEdited('scpi_client', id)?.attributes.judicial_capacity
  const mayWrite = use(FieldAccessContext)?.(TYPE, 'type') === 'write' && !readOnly
  const content = useAskedField(TYPE)
  const add = useAdd(TYPE)
  const isWanted = isProtected(capacity)
  if (!isWanted && items.length === 0) return null
  return (
    <Card title="Représentants légaux" state={<SectionSaveState type={TYPE} />}>
      <div ref={content} className="scpi-fields">
        {isWanted && items.length === 0 && (
          <p className="scpi-note">
            {capacity ? scpiChoices.judicialCapacities[capacity] : 'Cette capacité'}&nbsp;: indiquez qui assiste ou
            représente le client.
          </p>
        )}
        <ol className="rows">
          {items.map((item, index) => (
            <Representative key={item.key} item={item} rank={index + 1} />
          ))}
        </ol>
        {mayWrite && (
          <Button
            onClick={() => {
              add()
            }}
          >
            Ajouter un représentant
          </Button>
        )}
      </div>
    </Card>
  )
}

function Representative({ item, rank }: { item: Item<typeof TYPE>; rank: number }) {
  const { firstname, lastname, type } = useEdited(TYPE, item.ref.id)?.attributes ?? {}
  const name = [firstname, lastname].filter(Boolean).join(' ') || `Représentant ${String(rank)}`
  // A parent represents by law, without a judgment.
  const isJudged = type !== 'parent'
  return (
    <Row
      item={item}
      title={name}
      question={{
        question: `Retirer ${name}\u202f?`,
        consequence: 'Cette personne ne représentera plus le client dans sa fiche.',
        yes: 'Retirer',
      }}
    >
      <AutosaveForm item={item}>
        <FieldGrid>
          <ValueField name="type" asList />
          <ValueField name="honorific" />
          <ValueField name="firstname" />
          <ValueField name="lastname" />
          <ValueField name="birthdate" />
          <ValueField name="email" />
          <ValueField name="phone" />
          <ValueField name="address" />
          {isJudged && (
            <>
              <ValueField name="decision_court" />
              <ValueField name="decision_date" />
              <ValueField name="decision_end_date" />
            </>
          )}
        </FieldGrid>
        <ValueField name="must_sign" />
      </AutosaveForm>
    </Row>
  )
}
