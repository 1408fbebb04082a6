import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, TextField } from '#client/forms'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { personErasure } from '#features/company/contract'
import { personsApi, type FoundSubject } from './api'

interface EraseDialogProps {
  readonly subjects: readonly FoundSubject[]
  readonly onErased: () => void
  readonly onClose: () => void
}

/** Asks why, then erases for good. */
export function EraseDialog({ subjects, onErased, onClose }: EraseDialogProps) {
  const erase = useErasure(subjects)
  const people = new Set(subjects.flatMap((subject) => subject.people.flatMap(({ name }) => name ?? [])))
  const submit = async ({ reason }: { readonly reason: string }) => {
    const errors = await erase(reason)
    if (errors) return errors
    onClose()
    onErased()
    return undefined
  }
  return (
    <Modal title={'Effacer définitivement\u202f?'} width={560} onClose={onClose}>
      <DialogDescription>
        {subjects.length === 1 ? 'Un élément est effacé' : `${subjects.length}\u00a0éléments sont effacés`} avec tout
        son contenu&nbsp;: historique, notes, échanges et copies. Rien ne pourra être retrouvé ensuite.
      </DialogDescription>
      <p>Personnes concernées&nbsp;: {[...people].join(', ')}.</p>
      <SubmitForm
        definition={personErasure}
        submitLabel="Effacer définitivement"
        onSubmit={submit}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <TextField name="reason" />
      </SubmitForm>
    </Modal>
  )
}

function useErasure(subjects: readonly FoundSubject[]) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async (reason: string) => {
    const erasure = { subjects: subjects.map(({ type, id }) => ({ type, id })), reason }
    const { error } = outcomeOf(await dispatch(personsApi.endpoints.erasePersons.initiate(erasure, { track: false })))
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'Tout est effacé. Le journal en garde la trace, sans nom.' })
    return undefined
  }
}
