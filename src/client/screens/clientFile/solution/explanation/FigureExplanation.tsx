import { Suspense, use } from 'react'
import type { SolutionConfiguration } from '#domain'
import type { SimulationAnswer } from '#client/api'
import { Empty, Skeleton } from '#client/ui'
import { Calculation, ExplanationSection, ExplanationTrail, Rules } from '#client/ui/explanation'
import { SnapshotButton } from '../../../SnapshotButton'
import { CopyExplanation } from './CopyExplanation'
import { explain } from './explain'
import { explainedSolution } from './explainedSolution'
import { FigureDependencies } from './FigureDependencies'

interface FigureExplanationProps {
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
  /** Closes the explanation, then goes on. */
  readonly onLeave: (then: () => void) => void
}

/** Where a figure comes from, from its calculation to what would change it. */
export function FigureExplanation({ answer, configuration, trail, onTrail, onLeave }: FigureExplanationProps) {
  const solution = use(explainedSolution(answer, configuration))
  const explained = explain(solution, trail.at(-1) ?? '')
  if (!explained) return <Empty title="Montant non expliqué" sentence="Le calcul ne dit pas d’où vient ce montant. Signalez-le au support\u00a0: c’est un défaut de l’application." />
  const { explanation, amounts } = explained
  const { rules, unit } = explanation
  const labels = trail.map((figure) => explain(solution, figure)?.explanation.label ?? '')
  return (
    <>
      <ExplanationTrail labels={labels} onBack={(index) => { onTrail(trail.slice(0, index + 1)) }} />
      {rules.some(({ verified }) => !verified) && <p className="unverified">Règle non vérifiée à cette date&nbsp;: une règle au moins de ce calcul n’est pas contrôlée pour les années qu’il couvre.</p>}
      <Calculation explanation={explanation} onExplain={({ figure }) => { onTrail([...trail, figure]) }} />
      <Suspense fallback={<Skeleton lines={4} />}>
        <FigureDependencies solution={solution} amounts={amounts} unit={unit} onLeave={onLeave}>
          {rules.length > 0 && <ExplanationSection title="Texte"><Rules rules={rules} /></ExplanationSection>}
        </FigureDependencies>
      </Suspense>
      <div className="explanation-footer"><CopyExplanation explanation={explanation} /><SnapshotButton /></div>
    </>
  )
}
