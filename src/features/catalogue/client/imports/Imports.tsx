import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ImportReport } from './ImportReport'
import { NewImport } from './NewImport'
import { PastImports } from './PastImports'
import './imports.css'

/** What a firm brings into its own catalogue: files, what they would change, what they did; the address names the import that is told. */
export function Imports() {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('import')
  const [round, setRound] = useState(0)
  const open = (opened: string) => {
    setParameters({ import: opened })
  }
  return (
    <>
      <NewImport key={round} onPreview={open} />
      {id !== null && (
        <ImportReport
          key={id}
          id={id}
          onRun={() => {
            setRound(round + 1)
          }}
        />
      )}
      <PastImports onOpen={open} />
    </>
  )
}
