import { ChoiceField, useSectionField } from '#client/forms'
import { useSection } from '#client/editing'
import { Button } from '#client/ui/controls'
import { unconfirmed, type Suggested } from '#features/clientFile/contract/household'

/** A choice about the companion: one that nobody made yet says so, and is confirmed in one click. */
export function SuggestedChoice({ name }: { readonly name: Suggested }) {
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
