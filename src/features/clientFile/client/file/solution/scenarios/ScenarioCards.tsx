import { useState } from 'react'
import { Segments } from '#client/screens/filters'
import { LineCell } from './LineCell'
import { OwnHeading } from './OwnHeading'
import { ScenarioHeading } from './ScenarioHeading'
import type { ComparedProps } from './ScenarioTable'
import type { Scenario } from './useScenarios'

/** Which operation a phone shows, by its letter: the first scenario, then each that is added. */
export function useShownLetter(scenarios: readonly Scenario[]): readonly [string, (letter: string) => void] {
  const [shown, show] = useState<string>(scenarios[0]?.letter ?? 'A')
  const [count, setCount] = useState(scenarios.length)
  if (scenarios.length !== count) {
    setCount(scenarios.length)
    if (scenarios.length > count) show(scenarios.at(-1)?.letter ?? 'A')
  }
  return [shown, show]
}

interface ScenarioCardsProps extends ComparedProps {
  /** Of the operation that is shown. */
  readonly shown: string
  readonly onShow: (letter: string) => void
}

/** On a phone, one operation at a time: the same lines as in the table. */
export function ScenarioCards({ result, scenarios, lines, shown, onShow, ...heading }: ScenarioCardsProps) {
  const scenario = scenarios.find(({ letter }) => letter === shown)
  const place = scenario ? scenarios.indexOf(scenario) + 1 : 0
  return (
    <div className="scenario-cards">
      <Segments
        label="Scénario montré"
        value={scenario?.letter ?? 'A'}
        options={['A', ...scenarios.map(({ letter }) => letter)]}
        onChange={onShow}
      />
      {scenario ? <ScenarioHeading key={scenario.item.key} scenario={scenario} {...heading} /> : <OwnHeading />}
      <ul className="scenario-lines" aria-label={`Scénario ${scenario?.letter ?? 'A'}`}>
        {lines.map((line) => (
          <li key={line.key} className={`scenario-${line.kind}`}>
            <span>{line.label}</span>
            {(line.kind === 'answer' || line.kind === 'result') && (
              <div className="scenario-column">
                <LineCell
                  line={line}
                  place={place}
                  scenario={scenario}
                  isEdited={scenario !== undefined && scenario === heading.edited}
                  base={result}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
