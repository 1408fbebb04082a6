import { useEffect, useRef, useState } from 'react'
import { resources } from '#contract'
import { AmountField, IntegerField, TextField, ChoiceField, useSectionField } from '#client/forms'
import type { QuestionContent } from '#client/feedback'
import { Toggle } from '#client/ui/inputs'
import {
  useOpenAggregate,
  AutosaveForm,
  useEdited,
  useItems,
  useSection,
  isFilled,
  useAdd,
  useRemove,
} from '#client/editing'
import { Button } from '#client/ui/controls'
import { unconfirmed, type Suggested } from '#features/clientFile/contract/household'
import { FieldGrid, FieldGroup, focusField } from '#client/editing/parts'
import { IdentityFields } from './IdentityFields'
import { ownAnswers, sharedWith } from './shared'

/**
 * The companion: switched on, they are added to the household with the defaults of specification §4, and what couples share
 * as the client has said it; off, removed.
 */
export function CompanionSection() {
  const { readOnly } = useOpenAggregate()
  const { item, wasAdded, toggle } = useCompanion()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasAdded && form.current) focusField(form.current, resources.companion.fields.firstname.label)
  }, [wasAdded, item?.key])
  return (
    <>
      <Toggle
        label="Le projet se fait avec un·e conjoint·e"
        value={item !== undefined}
        disabled={readOnly}
        onChange={(isOn) => {
          void toggle(isOn)
        }}
      />
      {item && (
        <div ref={form}>
          <AutosaveForm item={item}>
            <CompanionFields />
          </AutosaveForm>
        </div>
      )}
    </>
  )
}

/** Who the companion is, and what adds or removes them. */
function useCompanion() {
  const [item] = useItems('companion')
  const companion = useEdited('companion', item?.ref.id ?? '')?.attributes
  const person = useSection('person') ?? {}
  const [wasAdded, setAdded] = useState(false)
  const add = useAdd('companion')
  const remove = useRemove()
  const toggle = async (isOn: boolean | null) => {
    if (isOn === true) {
      setAdded(true)
      add(sharedWith(person))
    } else if (item) {
      const isAnswered = isFilled('companion', ownAnswers(person, companion ?? {}))
      await remove([item], isAnswered ? removalOf(companion?.firstname) : undefined)
    }
  }
  return { item, wasAdded, toggle }
}

const removalOf = (firstname: string | null | undefined): QuestionContent => ({
  question: 'Retirer le conjoint\u202f?',
  yes: 'Retirer',
  consequence: `Les informations ${firstname ? `de ${firstname}` : 'du conjoint'} seront supprimées du dossier.`,
})

function CompanionFields() {
  return (
    <>
      <IdentityFields Choice={SuggestedChoice} />
      <FieldGroup title="Activité et revenus">
        <AmountField name="net_monthly_income" />
        <SuggestedChoice name="professional_status" />
        <FieldGrid>
          <TextField name="employer" />
          <IntegerField name="year_start_activity" />
        </FieldGrid>
      </FieldGroup>
    </>
  )
}

/** A choice about the companion: one that nobody made yet says so, and is confirmed in one click. */
function SuggestedChoice({ name }: { readonly name: Suggested }) {
  const companion = useSection('companion') ?? {}
  const { readOnly, choose } = useSectionField('confirmed')
  const isSuggested = unconfirmed(companion).includes(name)
  return (
    <div>
      <ChoiceField name={name} />
      {isSuggested && (
        <p className="to-confirm">
          Réponse par défaut, à confirmer.{' '}
          {!readOnly && (
            <Button
              type="link"
              size="small"
              onClick={() => {
                choose([...(companion.confirmed ?? []), name])
              }}
            >
              C’est exact<span className="visually-hidden">&nbsp;: {words[name]}</span>
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const words: Readonly<Record<Suggested, string>> = {
  honorific: 'civilité',
  marital_status: 'situation familiale',
  matrimonial_property_regime: 'régime matrimonial',
  professional_status: 'statut professionnel',
}
