import type { ResourceDefinition } from '#contract'
import { FieldValue } from '#client/editing/changes'
import { today } from '#client/screens'
import { Empty } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Facts } from '#client/ui/facts'
import { FileDrawer, useFileSections } from './FileDrawer'
import type { FileAnswers } from './fileAnswers'
import type { Inputs } from './useInputs'

interface FillFromFileProps {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly file: FileAnswers
  readonly inputs: Inputs
  /** Is told the id of the file. */
  readonly onFilled: (id: string) => void
  readonly onClose: () => void
}

/** Chooses a client file, shows what it answers, and puts that in the form. Nothing of the file changes. */
export const FillFromFile = ({ onFilled, onClose, ...answers }: FillFromFileProps) => (
  <FileDrawer title="Remplir avec un dossier" source={null} onClose={onClose}>
    {(id) => (
      <Answers
        {...answers}
        onFilled={() => {
          onFilled(id)
          onClose()
        }}
      />
    )}
  </FileDrawer>
)

type AnswersProps = Omit<FillFromFileProps, 'onFilled' | 'onClose'> & { readonly onFilled: () => void }

function Answers({ definition: { fields }, file, inputs, onFilled }: AnswersProps) {
  const sections = useFileSections()
  const values = file.read(sections, today())
  const facts = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    return field ? [{ label: field.label, value: <FieldValue field={field} value={value} /> }] : []
  })
  if (facts.length === 0)
    return <Empty title="Rien à reprendre" sentence="Ce dossier ne répond encore à aucune de ces questions." />
  return (
    <>
      <p>Ce que dit le dossier. Il ne change pas.</p>
      <Facts facts={facts} />
      <p className="simulator-drawer-actions">
        <Button
          type="primary"
          onClick={() => {
            inputs.fill(values)
            onFilled()
          }}
        >
          Remplir
        </Button>
      </p>
    </>
  )
}
