import type { ReactNode } from 'react'
import { Button } from 'antd'
import { definitionOf } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { discarded, retried, saveNow, selectErrors, selectStop, type Item } from '#client/autosave'
import { SectionForm } from '#client/forms'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useChanges } from './changes/ChangesContext'
import { useOpenClientFile } from './ClientFileContext'
import { Typed } from './Typing'
import { useEdited } from './useSection'

/** The fields of one resource of the open file, saved as they are typed. */
export function EditedForm({ item: { key, ref }, children }: { item: Item; children: ReactNode }) {
  const { readOnly } = useOpenClientFile()
  const dispatch = useAppDispatch()
  const { edit } = useChanges()
  const resource = useEdited(ref.type, ref.id)
  const errors = useAppSelector((state) => selectErrors(state, ref))
  if (!resource) return null

  const named = { type: ref.type, id: key }
  return (
    <>
      <Stuck itemRef={ref} onDiscard={() => { dispatch(discarded(ref)) }} />
      <Typed type={ref.type} onLeave={() => { dispatch(saveNow(ref)) }}>
        <SectionForm
          definition={definitionOf(ref.type)} reference={named} readOnly={readOnly}
          attributes={resource.attributes} errors={errors} onEdit={(attributes) => { edit(named, attributes) }}
        >
          {children}
        </SectionForm>
      </Typed>
    </>
  )
}

/** Only the person can say what becomes of what the server will not take. */
function Stuck({ itemRef, onDiscard }: { itemRef: Ref; onDiscard: () => void }) {
  const dispatch = useAppDispatch()
  const stop = useAppSelector((state) => selectStop(state, itemRef))
  if (stop === null) return null
  const { isConflict, sentence } = stop
  return (
    <div className="stuck" role="alert">
      <p>{sentence}</p>
      <Button onClick={() => dispatch(retried(itemRef))}>{isConflict ? 'Garder ma saisie' : 'Réessayer'}</Button>
      <Button onClick={onDiscard}>{isConflict ? 'Prendre l’autre version' : 'Revenir à l’enregistré'}</Button>
    </div>
  )
}
