import type { Item } from '#client/autosave'
import { DateField, FlagField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Toggle } from '#client/ui/inputs'
import { useOpenAggregate, AutosaveForm, useItems, useRows, isFilled, useAdd, useRemove } from '#client/editing'
import { FieldGrid, Row } from '#client/editing/parts'

/** The children: switched on, one is added with the defaults of specification §4; off, all are removed. */
export function ChildrenSection() {
  const { readOnly } = useOpenAggregate()
  const children = useItems('child')
  const isAnyFilled = useRows('child').some((child) => isFilled('child', child))
  const add = useAdd('child')
  const remove = useRemove()

  const question = {
    question: 'Retirer tous les enfants\u202f?',
    consequence: removalOf(children.length),
    yes: 'Retirer',
  }
  const toggle = (isOn: boolean | null) => {
    if (isOn === true) add()
    else void remove(children, isAnyFilled ? question : undefined)
  }
  return (
    <>
      <Toggle
        label="Le foyer a des enfants à charge"
        value={children.length > 0}
        disabled={readOnly}
        onChange={toggle}
      />
      <ol className="rows">
        {children.map((item, index) => (
          <Child key={item.key} item={item} rank={index + 1} />
        ))}
      </ol>
      {children.length > 0 && !readOnly && (
        <Button
          onClick={() => {
            add()
          }}
        >
          Ajouter un enfant
        </Button>
      )}
    </>
  )
}

const removalOf = (count: number): string =>
  count > 1 ? `${count} enfants seront supprimés du dossier.` : 'Cet enfant sera supprimé du dossier.'

function Child({ item, rank }: { item: Item<'child'>; rank: number }) {
  const title = `Enfant ${rank}`
  return (
    <Row
      item={item}
      title={title}
      question={{ question: `Retirer l’${title.toLowerCase()}\u202f?`, consequence: removalOf(1), yes: 'Retirer' }}
    >
      <AutosaveForm item={item}>
        <FieldGrid>
          <DateField name="birthdate" />
          <div>
            <FlagField name="has_alternating_custody" />
            <FlagField name="is_handicapped" />
          </div>
        </FieldGrid>
      </AutosaveForm>
    </Row>
  )
}
