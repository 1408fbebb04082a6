import { useState } from 'react'
import type { ResourceDefinition } from '#contract'
import { ForClientFile } from '#features/clientFile/client/chosenFile'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { FileChoice } from './FileChoice'
import { givenBy, type FileAnswers } from './fileAnswers'
import { useFileContents } from './useFileContents'
import type { Filled } from './useInputs'

interface FillDrawerProps {
  readonly definition: ResourceDefinition
  readonly file: FileAnswers
  readonly onFill: (filled: Filled) => void
  readonly onClose: () => void
}

/** Answers a simulator with what a client file says; nothing of the file changes. */
export function FillDrawer({ definition, file, onFill, onClose }: FillDrawerProps) {
  const [id, setId] = useState<string | null>(null)
  return (
    <Drawer title="Remplir avec un dossier" open onClose={onClose} size={480}>
      <div className="simulator-drawer">
        <p>Les réponses du dossier prennent la place des vôtres. Rien ne change dans le dossier.</p>
        <FileChoice value={id} onChange={setId} />
        {id !== null && (
          <ForClientFile
            id={id}
            waiting={<Skeleton lines={2} />}
            refused={(failure, retry) => <ErrorBlock message={whyNotRead(failure)} onRetry={retry} />}
          >
            <Fill
              definition={definition}
              file={file}
              onFill={(values) => {
                onFill({ values, from: id })
                onClose()
              }}
            />
          </ForClientFile>
        )}
      </div>
    </Drawer>
  )
}

interface FillProps extends Pick<FillDrawerProps, 'definition' | 'file'> {
  readonly onFill: (values: Filled['values']) => void
}

function Fill({ definition, file, onFill }: FillProps) {
  const values = givenBy(definition, file, useFileContents())
  return (
    <Button
      type="primary"
      onClick={() => {
        onFill(values)
      }}
    >
      Remplir le simulateur
    </Button>
  )
}
