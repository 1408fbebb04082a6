import { useState } from 'react'
import { messages, type Choice } from '#contract'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { ChoiceInput } from '#client/ui/inputs'
import './selection.css'

interface AssignDrawerProps {
  readonly title: string
  /** What follows from it. */
  readonly consequence: string
  /** Names the choice and its button: `Nouveau conseiller`, `Réattribuer`. */
  readonly label: string
  readonly action: string
  readonly choices: readonly Choice[]
  readonly onChoose: (value: string, label: string) => void
  readonly onClose: () => void
}

/** Asks for the one thing that an action on several rows needs: who gets them, or why. */
export function AssignDrawer(props: AssignDrawerProps) {
  const { title, consequence, label, action, choices, onClose } = props
  const { value, choose, isRefused, act } = useAssignment(props)
  return (
    <Drawer title={title} open onClose={onClose} size={480}>
      <div className="selection-assign">
        <p>{consequence}</p>
        <ChoiceInput
          label={label}
          required
          asList
          choices={choices}
          value={value}
          error={isRefused ? messages.required : undefined}
          onChange={(chosen) => {
            choose(chosen === null ? null : String(chosen))
          }}
        />
        <Button type="primary" onClick={act}>
          {action}
        </Button>
      </div>
    </Drawer>
  )
}

function useAssignment({ choices, onChoose }: Pick<AssignDrawerProps, 'choices' | 'onChoose'>) {
  const [value, setValue] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const choose = (chosen: string | null) => {
    setRefused(false)
    setValue(chosen)
  }
  const act = () => {
    const chosen = choices.find((choice) => choice.value === value)
    if (value === null || !chosen) {
      setRefused(true)
      return
    }
    onChoose(value, chosen.label)
  }
  return { value, choose, isRefused, act }
}
