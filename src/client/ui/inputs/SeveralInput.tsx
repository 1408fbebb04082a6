import { Checkbox } from 'antd'
import type { Choice } from '#contract'
import { FieldFrame, type InputProps } from './FieldFrame'

interface SeveralProps extends Omit<InputProps<readonly (string | number)[]>, 'disabled'> {
  readonly choices: readonly Choice[]
}

/** Several values of a list, each a box to tick; they come in the order of the list. */
export const SeveralInput = ({ choices, value, onChange, ...words }: SeveralProps) => (
  <FieldFrame {...words} group>
    {() => (
      <Checkbox.Group
        className="choice-list"
        options={[...choices]}
        value={[...(value ?? [])]}
        onChange={(ticked) => {
          onChange(choices.map((choice) => choice.value).filter((one) => ticked.includes(one)))
        }}
      />
    )}
  </FieldFrame>
)
