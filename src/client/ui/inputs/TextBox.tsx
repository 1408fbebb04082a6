import type { ComponentProps } from 'react'

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'value'> {
  readonly value: string
  readonly onType: (text: string) => void
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** A line to type in: the browser's own. Enter takes the text, and goes on to send the form. */
export function TextBox({ onType, onEnter, onLeave, onKeyDown, className = '', ...others }: TextBoxProps) {
  return (
    <input
      {...others}
      className={`text-box ${className}`}
      onChange={(event) => {
        onType(event.target.value)
      }}
      onBlur={onLeave}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter') onEnter()
      }}
    />
  )
}
