import type { Ref } from '#contract/jsonapi'
import { discarded, retried, type Stopped } from '#client/autosave'
import { useConfirm } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { sectionLabel } from '../changes/words'
import { useCopyOf } from '../saving/useCopy'
import './unsavedNotice.css'

/** Each reason with the parts that it keeps from being saved; all of it is tried again at once. */
export function UnsavedReasons({ stopped }: { stopped: readonly Stopped[] }) {
  const dispatch = useAppDispatch()
  const sentences = [...new Set(stopped.map(sentenceOf))]
  return (
    <section className="unsaved-notice" aria-label="Non enregistré">
      {sentences.map((sentence) => (
        <Reason
          key={sentence}
          sentence={sentence}
          references={stopped.filter((one) => sentenceOf(one) === sentence).map(({ ref }) => ref)}
        />
      ))}
      <Button type="primary" onClick={() => dispatch(retried())}>
        Réessayer
      </Button>
    </section>
  )
}

const sentenceOf = ({ stop: { sentence, kept } }: Stopped): string =>
  kept === undefined ? sentence : `${sentence} ${kept}`

/** What the same reason keeps from being saved, by its parts. */
function Reason({ sentence, references }: { sentence: string; references: readonly Ref[] }) {
  const copy = useCopyOf(references)
  const discard = useDiscard(references)
  return (
    <div className="unsaved-reason">
      <p role="alert">
        <strong>{partsOf(references)}</strong>&nbsp;: {sentence}
      </p>
      <Button onClick={() => void copy()}>Copier ma saisie</Button>
      <Button onClick={() => void discard()}>Revenir à l’enregistré</Button>
    </div>
  )
}

/** `Revenus, Charges` */
const partsOf = (references: readonly Ref[]): string =>
  [...new Set(references.map(({ type }) => sectionLabel(type)))].join(', ')

/** Gives up what is not saved; asked first where that is more than one part. */
function useDiscard(references: readonly Ref[]): () => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  return async () => {
    const isAsked = references.length > 1
    const isMeant =
      !isAsked ||
      (await confirm({
        question: 'Revenir à l’enregistré\u202f?',
        consequence: `Ce que vous avez saisi et qui n’est pas enregistré sera perdu\u00a0: ${partsOf(references)}.`,
        yes: 'Abandonner ma saisie',
        isDangerous: true,
      }))
    if (isMeant) for (const ref of references) dispatch(discarded(ref))
  }
}
