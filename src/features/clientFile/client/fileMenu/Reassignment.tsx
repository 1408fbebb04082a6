import { useState } from 'react'
import { messages } from '#contract'
import { errorsOf, outcomeOf } from '#client/api'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useToast } from '#client/feedback'
import { ChoiceInput } from '#client/ui/inputs'
import { clientFileApi } from '../api'
import type { OperableFile } from './fileOperations'
import { useFileAdvisers } from './useFileAdvisers'
import './reassignment.css'

interface ReassignmentProps {
  readonly file: Pick<OperableFile, 'id' | 'title'>
  readonly onClose: () => void
}

/** The drawer that gives a file to a colleague. */
export function Reassignment({ file, onClose }: ReassignmentProps) {
  const { advisers, adviser, refused, choose, give, isGiving } = useReassignment(file, onClose)
  return (
    <Drawer title="Réattribuer le dossier" open onClose={onClose} size={480}>
      <div className="file-reassignment">
        <p>
          «&nbsp;{file.title}&nbsp;» passe au conseiller choisi. Son conseiller actuel ne le verra plus, sauf s’il voit
          tous les dossiers de la société.
        </p>
        <ChoiceInput
          label="Nouveau conseiller"
          required
          asList
          choices={advisers}
          value={adviser}
          error={refused}
          onChange={(chosen) => {
            choose(chosen === null ? null : String(chosen))
          }}
        />
        <div className="form-actions">
          <Button
            type="primary"
            loading={isGiving}
            aria-busy={isGiving}
            onClick={() => {
              void give()
            }}
          >
            Réattribuer
          </Button>
        </div>
      </div>
    </Drawer>
  )
}

function useReassignment({ id, title }: ReassignmentProps['file'], onGiven: () => void) {
  const [adviser, setAdviser] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const [assign, { isLoading }] = clientFileApi.useAssignClientFileMutation()
  const advisers = useFileAdvisers(true)
  const toast = useToast()
  const choose = (chosen: string | null) => {
    setRefused(undefined)
    setAdviser(chosen)
  }
  const give = async () => {
    if (adviser === null) {
      setRefused(messages.required)
      return
    }
    const { error } = outcomeOf(await assign({ id, adviser_id: adviser }))
    if (error) {
      setRefused(Object.values(errorsOf(error)).flat().join(' '))
      return
    }
    toast({
      type: 'success',
      message: `«\u00a0${title}\u00a0» confié à ${advisers.find(({ value }) => value === adviser)?.label ?? ''}`,
    })
    onGiven()
  }
  return { advisers, adviser, refused, choose, give, isGiving: isLoading }
}
