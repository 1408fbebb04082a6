import { ErrorBlock, SectionState } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { BookingDraft } from './useBookingDraft'

/** What of a booking has no field of its own to say that it is wrong. */
const wrong = {
  buyers: 'Acquéreurs\u00a0: vérifiez les noms, les e-mails et les mobiles.',
  notary: 'Notaire\u00a0: vérifiez le nom, l’e-mail et le téléphone.',
} as const

/** Where the saving of what is typed stands; why it is not saved, and what can be done. */
export function Saving({ draft }: { readonly draft: BookingDraft }) {
  const { state, errors, stop, retry, discard } = draft
  const toCorrect = (['buyers', 'notary'] as const).filter((name) => Object.hasOwn(errors, name))
  return (
    <div>
      <SectionState state={state} fieldsToCorrect={Object.keys(errors).length} />
      {toCorrect.map((name) => (
        <ErrorBlock key={name} message={`${wrong[name]} Votre saisie est gardée ici.`} />
      ))}
      {stop && (
        <ErrorBlock message={[stop.sentence, stop.kept].filter(Boolean).join(' ')}>
          <Button onClick={retry}>{stop.isConflict ? 'Garder ma saisie' : 'Réessayer'}</Button>
          <Button onClick={discard}>Revenir à l’enregistré</Button>
        </ErrorBlock>
      )}
    </div>
  )
}
