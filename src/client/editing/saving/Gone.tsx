import { Link } from 'react-router-dom'
import { discarded, selectSectionState } from '#client/autosave'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Empty, ErrorBlock, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import type { ApiFailure } from '#client/transport'
import { messages } from '#contract'
import { useCopyUnsaved } from './useCopy'
import './gone.css'

/** Where one goes from here. */
interface Back {
  readonly address: string
  /** `Retourner aux dossiers` */
  readonly label: string
}

interface GoneProps {
  readonly id: string
  /** `Ce dossier n’existe plus` */
  readonly title: string
  /** `Il a été supprimé, ou il n’est pas à vous` */
  readonly sentence: string
  readonly back: Back
}

/** An aggregate that is not there for this person, and what they typed in it before it went. */
export function Gone({ id, title, sentence, back }: GoneProps) {
  const state = useAppSelector((root) => selectSectionState(root, id))
  return (
    <>
      <PageHeader title={title} />
      <Empty title={sentence} action={<Link to={back.address}>{back.label}</Link>} />
      {state !== 'pristine' && state !== 'saved' && (
        <PageBody>
          <Unsaved id={id} />
        </PageBody>
      )}
    </>
  )
}

function Unsaved({ id }: { id: string }) {
  const dispatch = useAppDispatch()
  const copy = useCopyUnsaved(id)
  return (
    <Card
      title="Votre saisie n’a pas été enregistrée"
      sentence="Elle est gardée sur cet appareil, mais ce dossier ne peut plus la recevoir. Copiez ce qui vous sert, puis abandonnez-la."
    >
      <div className="gone-actions">
        <Button
          onClick={() => {
            void copy()
          }}
        >
          Copier ma saisie
        </Button>
        <Button
          onClick={() => {
            dispatch(discarded({ parentId: id }))
          }}
        >
          Abandonner ma saisie
        </Button>
      </div>
    </Card>
  )
}

interface UnreadProps {
  readonly failure: ApiFailure
  readonly onRetry: () => void
  /** `Ce dossier n’a pas pu être lu` */
  readonly title: string
  readonly back: Back
}

/** An aggregate that could not be read this time: why, what is kept, and the ways on. */
export function Unread({ failure, onRetry, title, back }: UnreadProps) {
  return (
    <>
      <title>Dossier non lu · Solive</title>
      <PageHeader title={title} />
      <PageBody>
        <div className="unread">
          <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={onRetry} />
          <p>Rien n’y a changé, et ce que vous y avez saisi est gardé sur cet appareil.</p>
          <Link to={back.address}>{back.label}</Link>
        </div>
      </PageBody>
    </>
  )
}
