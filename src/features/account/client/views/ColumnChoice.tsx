import { Checkbox } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { chosenKeys, COLUMNS, type Choosable } from './columns'

/** Which columns a list has; the address says them, so that a view keeps them. */
export function ColumnChoice({ columns }: { columns: readonly Choosable[] }) {
  const { chosen, isChosen, choose } = useChosenKeys(columns)
  return (
    <section aria-labelledby="view-columns-title">
      <h2 id="view-columns-title">Colonnes</h2>
      <div className="view-columns">
        {columns.map(({ key, title }) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onChange={({ target }) => {
              const keys = columns.map((each) => each.key)
              choose(keys.filter((each) => (each === key ? target.checked : chosen.includes(each))))
            }}
          >
            {title}
          </Checkbox>
        ))}
      </div>
      <Button
        disabled={!isChosen}
        onClick={() => {
          choose(null)
        }}
      >
        Colonnes habituelles
      </Button>
    </section>
  )
}

function useChosenKeys(columns: readonly Choosable[]) {
  const [parameters, setParameters] = useSearchParams()
  const choose = (keys: readonly string[] | null) => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (keys === null) next.delete(COLUMNS)
        else next.set(COLUMNS, keys.join(','))
        return next
      },
      { replace: true },
    )
  }
  return { chosen: chosenKeys(columns, parameters), isChosen: parameters.has(COLUMNS), choose }
}
