import type { Item } from '#client/autosave'
import { AutosaveForm, useAdd, useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldGrid, Row, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { Card, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import '../file.css'

const CHILD = 'pp_account_child'

/** The household as the account counts it, and the children one by one. */
export function AccountCards() {
  return (
    <>
      <HouseholdCard />
      <ChildrenCard />
    </>
  )
}

function HouseholdCard() {
  const { id } = useOpenAggregate()
  const content = useAskedField('pp_account')
  return (
    <Card title="Foyer" state={<SectionSaveState type="pp_account" />}>
      <div ref={content} className="scpi-form">
        <AutosaveForm item={{ key: id, ref: { type: 'pp_account', id } }}>
          <FieldGrid>
            <ValueField name="nb_children" />
            <ValueField name="nb_dependent_children" />
            <ValueField name="nb_people_legal_family" />
          </FieldGrid>
        </AutosaveForm>
      </div>
    </Card>
  )
}

function ChildrenCard() {
  const { id, readOnly } = useOpenAggregate()
  const items = useItems(CHILD)
  const counted = useEdited('pp_account', id)?.attributes.nb_children ?? null
  const content = useAskedField(CHILD)
  const add = useAdd(CHILD)
  const isShort = counted !== null && items.length < counted
  return (
    <Card
      title="Enfants et personnes à charge"
      state={
        <>
          <SectionSaveState type={CHILD} />
          {isShort && (
            <StatusTag tone="warning">
              {items.length} sur {counted} décrits
            </StatusTag>
          )}
        </>
      }
    >
      <div ref={content} className="scpi-fields">
        <ol className="rows">
          {items.map((item, index) => (
            <Child key={item.key} item={item} rank={index + 1} />
          ))}
        </ol>
        {items.length === 0 && readOnly && <p className="scpi-note">Aucun enfant n’est décrit.</p>}
        {!readOnly && (
          <Button
            onClick={() => {
              add()
            }}
          >
            Ajouter une personne
          </Button>
        )}
      </div>
    </Card>
  )
}

function Child({ item, rank }: { item: Item<typeof CHILD>; rank: number }) {
  const { firstname, child_link } = useEdited(CHILD, item.ref.id)?.attributes ?? {}
  const kind = child_link === 'other_dependent' ? 'Personne à charge' : 'Enfant'
  const title = firstname || `${kind} ${String(rank)}`
  return (
    <Row
      item={item}
      title={title}
      question={{
        question: `Retirer ${firstname ?? 'cette personne'}\u202f?`,
        consequence: 'Cette personne sera retirée du foyer du client.',
        yes: 'Retirer',
      }}
    >
      <AutosaveForm item={item}>
        <FieldGrid>
          <ValueField name="firstname" />
          <ValueField name="lastname" />
          <ValueField name="birthdate" />
          <ValueField name="child_link" asList />
        </FieldGrid>
        <FieldGrid>
          <ValueField name="is_dependent" />
          <ValueField name="has_alternating_custody" />
          <ValueField name="is_handicapped" />
        </FieldGrid>
        <ValueField name="comment" />
      </AutosaveForm>
    </Row>
  )
}
