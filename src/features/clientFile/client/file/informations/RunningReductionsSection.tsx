import type { Item } from '#client/autosave'
import { AmountField, ChoiceField, IntegerField, TextField } from '#client/forms'
import { Empty, formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { today } from '#client/screens'
import { AutosaveForm, useAdd, useItems, useOpenAggregate, useRows } from '#client/editing'
import { FieldGrid, Row } from '#client/editing/parts'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'

/** The reductions that run already, or those of another operation: they share the caps of the one under study. */
export function RunningReductionsSection() {
  const { readOnly } = useOpenAggregate()
  const reductions = useItems('running_reduction')
  const addButton = !readOnly && <AddReduction />
  if (reductions.length === 0)
    return (
      <Empty
        title="Aucune réduction en cours"
        sentence="Ajoutez les réductions qui courent sur plusieurs années, telles que l’avis d’impôt les donne, et celles d’une autre opération."
        action={addButton}
      />
    )
  return (
    <>
      <p className="remark">
        Elles s’ajoutent à «&nbsp;Réductions et crédits déjà utilisés&nbsp;»&#x202f;: n’y comptez pas deux fois les
        mêmes.
      </p>
      <ol className="rows">
        {reductions.map((item, index) => (
          <Reduction key={item.key} item={item} rank={index + 1} />
        ))}
      </ol>
      {addButton}
      <YearTotal />
    </>
  )
}

function AddReduction() {
  const add = useAdd('running_reduction')
  return (
    <Button
      onClick={() => {
        add()
      }}
    >
      Ajouter une réduction
    </Button>
  )
}

const Reduction = ({ item, rank }: { item: Item<'running_reduction'>; rank: number }) => (
  <Row
    item={item}
    title={`Réduction ${rank}`}
    question={{
      question: 'Supprimer cette réduction\u202f?',
      consequence: 'Elle ne sera plus comptée sous le plafond.',
      yes: 'Supprimer',
    }}
  >
    <AutosaveForm item={item}>
      <FieldGrid>
        <TextField name="label" />
        <ChoiceField name="cap" asList />
        <AmountField name="amount" />
        <IntegerField name="first_year" />
        <IntegerField name="last_year" />
      </FieldGrid>
    </AutosaveForm>
  </Row>
)

/** Of this year. */
function YearTotal() {
  const year = Number(today().slice(0, 4))
  const running = useRows('running_reduction').filter(
    ({ first_year, last_year }) => (first_year ?? year) <= year && (last_year ?? year) >= year,
  )
  return (
    <Total
      label={`Réductions de ${year}`}
      value={formatEuros(totalOf(running.map(({ amount }) => amount)), { per: 'an' })}
    />
  )
}
