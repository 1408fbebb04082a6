import { Link } from 'react-router-dom'
import { discarded, selectSectionState } from '#client/autosave'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Empty, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { clientFilesAddress } from '#features/clientFile/contract'
import { useCopyUnsaved } from '#client/editing/saving'

/** A file that is not there for this person, and what they typed in it before it went. */
export function GoneFile({ id }: { id: string }) {
  const state = useAppSelector((root) => selectSectionState(root, id))
  return (
    <>
      <PageHeader title="Ce dossier n’existe plus" />
      <Empty
        title="Il a été supprimé, ou il n’est pas à vous"
        action={<Link to={clientFilesAddress}>Retourner aux dossiers</Link>}
      />
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
