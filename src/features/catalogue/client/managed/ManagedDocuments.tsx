import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import type { ResourceOf } from '#contract/jsonapi'
import { errorsOf, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { FileDrop } from '#client/ui/upload'
import type { ProgramDocument } from '#features/catalogue/contract'
import { ProgramDocuments } from '../documents'
import { managedApi } from './api'

interface ManagedDocumentsProps {
  readonly program: ResourceOf<'managed_program'>
  readonly mayEdit: boolean
}

/** The documents that advisers find on the pages of a programme and of its lots. */
export function ManagedDocuments({ program: { id, attributes }, mayEdit }: ManagedDocumentsProps) {
  const documents = attributes.documents ?? []
  const { add, remove, isSending, fault } = useDocuments(id)
  return (
    <>
      <h3 className="managed-heading">Documents</h3>
      {documents.length === 0 && <p>Aucun document. Vos conseillers ne voient que ceux du promoteur.</p>}
      <ProgramDocuments
        program={id}
        documents={documents}
        actionsOf={(document) =>
          mayEdit && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Retirer ${document.name}`}
              onClick={() => void remove(document)}
            />
          )
        }
      />
      {mayEdit && (
        <FileDrop
          label={isSending ? 'Envoi en cours…' : 'Ajouter un document'}
          help={'PDF, PNG, JPEG ou WebP, 20\u202fMo au plus. Vos conseillers le trouvent sur le programme et ses lots.'}
          accept="application/pdf,image/png,image/jpeg,image/webp"
          isMultiple
          onFile={(file) => void add(file)}
        />
      )}
      {fault !== undefined && (
        <p role="alert" className="managed-fault">
          {fault}
        </p>
      )}
    </>
  )
}

function useDocuments(program: string) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const confirm = useConfirm()
  const [sending, setSending] = useState(0)
  const [fault, setFault] = useState<string>()
  const add = async (file: File) => {
    setSending((count) => count + 1)
    const request = managedApi.endpoints.addDocument.initiate({ program, file }, { track: false })
    const { error } = outcomeOf(await dispatch(request))
    setSending((count) => count - 1)
    setFault(error && `${file.name}\u00a0: ${Object.values(errorsOf(error)).flat()[0] ?? error.message}`)
    if (!error) toast({ type: 'success', message: `${file.name} est à la disposition de vos conseillers.` })
  }
  const remove = async ({ id, name }: ProgramDocument) => {
    const isSure = await confirm({
      question: `Retirer «\u00a0${name}\u00a0»\u202f?`,
      consequence: 'Vos conseillers ne le trouvent plus. Il n’est pas gardé.',
      yes: 'Retirer',
    })
    if (!isSure) return
    const request = managedApi.endpoints.deleteDocument.initiate({ program, document: id }, { track: false })
    const { error } = outcomeOf(await dispatch(request))
    if (error) toast({ type: 'error', message: error.message })
    else toast({ type: 'success', message: `${name} est retiré.` })
  }
  return { add, remove, isSending: sending > 0, fault }
}
