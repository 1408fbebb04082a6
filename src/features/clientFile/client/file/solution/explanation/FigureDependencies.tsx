import { use, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Figure } from '#client/engine'
import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { AssumptionLines, ExplanationSection, type Dependencies, type Unit } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { OpenAggregateContext } from '#client/editing'
import { dependenciesOf } from './dependencies'
import type { ExplainedSolution } from './explainedSolution'

interface FigureDependenciesProps {
  readonly solution: ExplainedSolution
  /** Its answers are not those of the fields of the tab. */
  readonly isBeside: boolean
  /** The amounts of the result that the figure is; undefined when it is none. */
  readonly amounts: Figure | undefined
  readonly unit: Unit
  readonly onLeave: (then: () => void) => void
  /** The law, between what the figure rests on and what would change it. */
  readonly children: ReactNode
}

const known = new WeakMap<SimulationAnswer, Map<string, Promise<Dependencies>>>()

function remembered(
  { answer }: ExplainedSolution,
  amounts: Figure,
  ask: () => Promise<Dependencies>,
): Promise<Dependencies> {
  const ofSolution = known.get(answer) ?? new Map<string, Promise<Dependencies>>()
  known.set(answer, ofSolution)
  const key = amounts.join()
  const found = ofSolution.get(key) ?? ask()
  ofSolution.set(key, found)
  return found
}

/** What a figure rests on, and what would change it. */
export function FigureDependencies({ solution, isBeside, amounts, unit, onLeave, children }: FigureDependenciesProps) {
  // Outside of a file, answers are those of the fields beside: there is nowhere to go.
  const open = use(OpenAggregateContext)
  if (!amounts) return children
  const { answers, assumptions, conventions, levers } = use(
    remembered(solution, amounts, () =>
      dependenciesOf({ solution, amounts, unit, file: open?.id, taken: solution.taken ?? {} }),
    ),
  )
  return (
    <>
      {answers.length > 0 && (
        <Answers answers={answers} isEditable={open?.readOnly === false && !isBeside} onLeave={onLeave} />
      )}
      {assumptions.length + conventions.length > 0 && (
        <ExplanationSection title="Hypothèses">
          <AssumptionLines assumptions={assumptions} />
          {conventions.length > 0 && (
            <Collapse label="Conventions du calcul">
              <AssumptionLines assumptions={conventions} />
            </Collapse>
          )}
        </ExplanationSection>
      )}
      {children}
      <Levers levers={levers} />
    </>
  )
}

interface AnswersProps extends Pick<Dependencies, 'answers'>, Pick<FigureDependenciesProps, 'onLeave'> {
  readonly isEditable: boolean
}

function Answers({ answers, isEditable, onLeave }: AnswersProps) {
  const navigate = useNavigate()
  return (
    <ExplanationSection title="Vos données">
      <dl className="explanation-lines">
        {answers.map(({ label, value, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="explanation-answer">
              {value}
              {isEditable && address !== undefined && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`Modifier\u00a0: ${label}`}
                  onClick={() => {
                    onLeave(() => {
                      void navigate(address)
                    })
                  }}
                >
                  Modifier
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </ExplanationSection>
  )
}

const Levers = ({ levers }: Pick<Dependencies, 'levers'>) => (
  <ExplanationSection title="Ce qui changerait ce montant">
    {levers.length === 0 ? (
      <p>Ni l’apport, ni le prix, ni le loyer, ni le prêt ne changent ce montant.</p>
    ) : (
      <dl className="explanation-lines">
        {levers.map(({ change, effect }) => (
          <div key={change}>
            <dt>{change}</dt>
            <dd>
              <strong>{effect}</strong>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </ExplanationSection>
)
