import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceDefinition } from '#contract'
import { useEdited, useItems } from '#client/editing'
import { FieldValue, sectionLabel, useChanges } from '#client/editing/changes'
import { whyNotRead } from '#client/transport'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { clientFileAddress } from '#features/clientFile/contract'
import { ForClientFile } from '#features/clientFile/client/chosenFile'
import type { Values } from './addressInputs'
import { FileChoice } from './FileChoice'
import { unwritten, written, type FileAnswers, type FileField } from './fileAnswers'
import { editsOf, fieldChanges, type FieldChange, type Section } from './savedChanges'
import { useFileContents } from './useFileContents'

interface SaveDrawerProps {
  readonly definition: ResourceDefinition
  readonly file: FileAnswers
  readonly values: Values
  /** The file that is offered first. */
  readonly from: string | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Writes the answers in a client file, once one has seen what changes. It stays on the page when it is closed: the write can be undone. */
export function SaveDrawer({ from, isOpen, onClose, ...answers }: SaveDrawerProps) {
  const [id, setId] = useState(from)
  return (
    <Drawer title="Enregistrer dans un dossier" open={isOpen} onClose={onClose} size={560}>
      <div className="simulator-drawer">
        <FileChoice value={id} onChange={setId} />
        {id !== null && (
          <ForClientFile
            id={id}
            waiting={<Skeleton lines={6} />}
            refused={(failure, retry) => <ErrorBlock message={whyNotRead(failure)} onRetry={retry} />}
          >
            <Review {...answers} id={id} onSaved={onClose} />
          </ForClientFile>
        )}
      </div>
    </Drawer>
  )
}

interface ReviewProps extends Pick<SaveDrawerProps, 'definition' | 'file' | 'values'> {
  readonly id: string
  readonly onSaved: () => void
}

/** What would be written, field by field. */
function Review({ definition, file, values, id, onSaved }: ReviewProps) {
  const contents = useFileContents()
  const { makeAndTell } = useChanges()
  const changes = fieldChanges(written(file, contents, values), useSections())
  const without = unwritten(definition, file, contents, values)
  // What is made here goes to autosave as if it were typed in the file, which need not be on screen: it waits there
  // without a network, meets a conflict there, and is one step of the history of the file.
  const save = () => {
    makeAndTell(editsOf(changes), { type: 'success', message: 'Réponses enregistrées dans le dossier' })
    onSaved()
  }
  return (
    <>
      {changes.length === 0 ? (
        <Empty title="Rien à enregistrer" sentence="Le dossier dit déjà ce que le simulateur peut y écrire." />
      ) : (
        <ChangeTable changes={changes} />
      )}
      {without.length > 0 && (
        <p className="simulator-note">Sans place dans le dossier, ne sont pas écrits&nbsp;: {without.join(', ')}.</p>
      )}
      <div className="simulator-drawer-actions">
        {changes.length > 0 && (
          <Button type="primary" onClick={save}>
            Enregistrer
          </Button>
        )}
        <Link to={clientFileAddress(id)}>Ouvrir le dossier</Link>
      </div>
    </>
  )
}

function ChangeTable({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <table className="simulator-changes">
      <caption className="visually-hidden">Ce qui change dans le dossier</caption>
      <thead>
        <tr>
          <th scope="col">Champ</th>
          <th scope="col">Avant</th>
          <th scope="col">Après</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ ref, name, field, before, after }) => (
          <tr key={`${ref.type} ${name}`}>
            <th scope="row">
              {field.label}
              <span className="simulator-note">{sectionLabel(ref.type)}</span>
            </th>
            <td>
              <FieldValue field={field} value={before} />
            </td>
            <td>
              <FieldValue field={field} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sections of the open file that answers may go to. */
function useSections(): readonly Section[] {
  return [
    useWritten('ptz'),
    useWritten('simulation'),
    useWritten('tax'),
    useWritten('income'),
    useWritten('charge'),
  ].flat()
}

function useWritten(type: FileField['type']): readonly Section[] {
  const [item] = useItems(type)
  const section = useEdited(type, item?.ref.id ?? '')
  return item && section ? [{ ref: item.ref, attributes: section.attributes }] : []
}
