import { useReader } from '../reader'

interface AmountProps {
  readonly amount: string
  /** Key of its trace. */
  readonly figureKey: string
  /** Inside a table, which arrows go through. */
  readonly tabIndex?: 0 | -1
}

/** An amount that its reader may ask about. */
export function Amount({ amount, figureKey, tabIndex = 0 }: AmountProps) {
  const { explain } = useReader()
  return (
    <button
      type="button"
      className="amount"
      tabIndex={tabIndex}
      data-figure={figureKey}
      onClick={() => {
        explain(figureKey, amount)
      }}
    >
      {amount}
      <span className="visually-hidden">, expliquer</span>
    </button>
  )
}
