import { useState } from 'react'
import { Link } from 'react-router-dom'
import { resources } from '#contract'
import { useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldValue, isSameValue, useChanges, type Change } from '#client/editing/changes'
import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { clientFileAddress } from '#features/clientFile/contract'
import type { Values } from './addressInputs'
import { FileDrawer } from './FileDrawer'
import type { FileAnswers, WrittenSection } from './fileAnswers'

interface SaveInFileProps {
  readonly values: Values
  readonly file: FileAnswers
  /** The file that the answers came from. */
  readonly source: string | null
  readonly onClose: () => void
}

/** Chooses a client file, shows what would change in it, and writes that as if it were typed there: saved at once, or later without a network. */
export const SaveInFile = ({ values, file, source, onClose }: SaveInFileProps) => (
  <FileDrawer title="Enregistrer dans un dossier" source={source} onClose={onClose}>
    {(id) => <Changes key={id} values={values} file={file} />}
  </FileDrawer>
)

/** An answer as the file has it, and as it would. */
interface ChangedAnswer {
  readonly section: WrittenSection
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

function Changes({ values, file }: Pick<SaveInFileProps, 'values' | 'file'>) {
  const { id, readOnly } = useOpenAggregate()
  const sections = useWrittenSections()
  const { makeAndTell } = useChanges()
  const [isSaved, setSaved] = useState(false)
  const changed = changedAnswers(file.written(values), sections)
  if (readOnly)
    return <Empty title="Dossier en lecture seule" sentence="Vous pouvez lire ce dossier, pas le modifier." />
  if (isSaved)
    return (
      <p role="status">
        Enregistré dans le dossier. <Link to={clientFileAddress(id)}>Ouvrir le dossier</Link>
      </p>
    )
  if (changed.length === 0)
    return <Empty title="Rien à enregistrer" sentence="Le dossier contient déjà ces réponses." />
  return (
    <>
      <p>Ces réponses du dossier changeront. Les autres restent, comme ce que le dossier calcule lui-même.</p>
      <DataTable caption="Ce qui change" columns={columns} rows={changed} rowKey={keyOf} />
      <p className="simulator-drawer-actions">
        <Button
          type="primary"
          onClick={() => {
            makeAndTell(changesOf(changed, sections), { message: 'Réponses enregistrées dans le dossier' })
            setSaved(true)
          }}
        >
          Enregistrer
        </Button>
      </p>
    </>
  )
}

/** The sections that may be written, under the key that edits go by, and as they are. */
function useWrittenSections() {
  const sections = {
    simulation: useOne('simulation'),
    ptz: useOne('ptz'),
    tax: useOne('tax'),
    charge: useOne('charge'),
  }
  return sections satisfies Record<WrittenSection, unknown>
}

function useOne(type: WrittenSection): { readonly key: string; readonly attributes: Values } | undefined {
  const [item] = useItems(type)
  const attributes = useEdited(type, item?.ref.id ?? '')?.attributes
  return item && attributes ? { key: item.key, attributes: { ...attributes } } : undefined
}

type Sections = ReturnType<typeof useWrittenSections>
const SECTIONS: readonly WrittenSection[] = ['simulation', 'ptz', 'tax', 'charge']

const fieldsOf = (section: WrittenSection) => new Map(Object.entries(resources[section].fields))

/** What differs, of what the file has a place for. What is no possible value is not written. */
const changedAnswers = (written: ReturnType<FileAnswers['written']>, sections: Sections): readonly ChangedAnswer[] =>
  SECTIONS.flatMap((section) => {
    const held = sections[section]?.attributes
    if (!held) return []
    return Object.entries(written[section] ?? {})
      .filter(
        ([name, after]) => fieldsOf(section).get(name)?.accepts(after) === true && !isSameValue(held[name], after),
      )
      .map(([name, after]) => ({ section, name, before: held[name] ?? null, after }))
  })

const changesOf = (changed: readonly ChangedAnswer[], sections: Sections): readonly Change[] =>
  SECTIONS.flatMap((section) => {
    const held = sections[section]
    const own = changed.filter((answer) => answer.section === section)
    if (!held || own.length === 0) return []
    const values = (which: 'before' | 'after') => Object.fromEntries(own.map((answer) => [answer.name, answer[which]]))
    return [{ ref: { type: section, id: held.key }, before: values('before'), after: values('after') }]
  })

const keyOf = ({ section, name }: ChangedAnswer): string => `${section}.${name}`

const valueCell = (which: 'before' | 'after') =>
  function Cell(answer: ChangedAnswer) {
    const field = fieldsOf(answer.section).get(answer.name)
    return field && <FieldValue field={field} value={answer[which]} />
  }

const columns: readonly [Column<ChangedAnswer>, ...Column<ChangedAnswer>[]] = [
  { key: 'name', title: 'Réponse', cell: ({ section, name }) => fieldsOf(section).get(name)?.label ?? name },
  { key: 'before', title: 'Dans le dossier', cell: valueCell('before') },
  { key: 'after', title: 'Ici', cell: valueCell('after') },
]
