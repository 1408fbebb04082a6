import { use, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Figure } from '#client/engine'
import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { AssumptionLines, ExplanationSection, type Unit } from '#client/ui/explanation'
import type { SimulationAnswer } from '../simulate'
import { dependenciesOf, type Dependencies } from './dependencies'
import type { ExplainedSolution } from './explainedSolution'

interface FigureDependenciesProps {
  readonly solution: ExplainedSolution
  /** The address where an answer is typed, by its name; undefined where none may be changed. */
  readonly placeOf: ((answer: string) => string) | undefined
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
export function FigureDependencies({ solution, placeOf, amounts, unit, onLeave, children }: FigureDependenciesProps) {
  if (!amounts) return children
  const { answers, assumptions, conventions, levers } = use(
    remembered(solution, amounts, () => dependenciesOf({ solution, amounts, unit, taken: solution.taken ?? {} })),
  )
  return (
    <>
      {answers.length > 0 && <Answers answers={answers} placeOf={placeOf} onLeave={onLeave} />}
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

interface AnswersProps extends Pick<Dependencies, 'answers'>, Pick<FigureDependenciesProps, 'placeOf' | 'onLeave'> {}

function Answers({ answers, placeOf, onLeave }: AnswersProps) {
  const navigate = useNavigate()
  return (
    <ExplanationSection title="Vos données">
      <dl className="explanation-lines">
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="explanation-answer">
              {value}
              {placeOf && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`Modifier\u00a0: ${label}`}
                  onClick={() => {
                    onLeave(() => {
                      void navigate(placeOf(name))
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
