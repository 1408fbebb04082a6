import { Suspense, use } from 'react'
import { Empty, Skeleton, formatDate } from '#client/ui'
import {
  Calculation,
  ExplanationSection,
  ExplanationTrail,
  Rules,
  doubts,
  writeFigure,
  type Explanation,
} from '#client/ui/explanation'
import { SnapshotButton } from '#client/screens/snapshot'
import { explain } from './explain'
import { explainedSolution, type ExplainedSolution } from './explainedSolution'
import { FigureDependencies } from './FigureDependencies'
import type { Trail } from './FigureExplanations'
import type { CalculatedWhenAsked, ShownOperation } from './shownOperations'
import { CopyOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useCopyToClipboard } from '#client/feedback'

interface ExplainedFigureProps extends Omit<ExplanationProps, 'operation'> {
  /** Null where there is none of that name. */
  readonly operation: ShownOperation | ReturnType<CalculatedWhenAsked> | null
}

interface ExplanationProps extends Trail {
  readonly operation: ShownOperation
  /** The address where an answer is typed, by its name; undefined where none may be changed. */
  readonly placeOf: ((answer: string) => string) | undefined
  /** Closes the explanation, then goes on. */
  readonly onLeave: (then: () => void) => void
}

/** Where a figure comes from, from its calculation to what would change it. */
export function ExplainedFigure({ operation: asked, ...figure }: ExplainedFigureProps) {
  const operation = asked instanceof Promise ? use(asked) : asked
  return operation ? <ExplanationOf operation={operation} {...figure} /> : <NotExplained />
}

function ExplanationOf({ operation, placeOf, trail, onTrail, onLeave }: ExplanationProps) {
  const solution = useExplained(operation)
  const explained = explain(solution, trail.at(-1) ?? '')
  if (!explained) return <NotExplained />
  const { explanation, amounts } = explained
  const { rules, unit } = explanation
  const labels = trail.map((figure) => explain(solution, figure)?.explanation.label ?? '')
  return (
    <>
      <ExplanationTrail
        labels={labels}
        onBack={(index) => {
          onTrail(trail.slice(0, index + 1))
        }}
      />
      {operation.supposing !== undefined && <p className="explanation-note">{operation.supposing}.</p>}
      {rules.some(({ reliability }) => reliability !== 'official') && <Unverified />}
      <Calculation
        explanation={explanation}
        onExplain={({ figure }) => {
          onTrail([...trail, figure])
        }}
      />
      <Suspense fallback={<Skeleton lines={4} />}>
        <FigureDependencies solution={solution} placeOf={placeOf} amounts={amounts} unit={unit} onLeave={onLeave}>
          {rules.length > 0 && (
            <ExplanationSection title="Texte">
              <Rules rules={rules} />
            </ExplanationSection>
          )}
        </FigureDependencies>
      </Suspense>
      <div className="explanation-footer">
        <CopyExplanation explanation={explanation} />
        <SnapshotButton />
      </div>
    </>
  )
}

const Unverified = () => (
  <p className="unverified">
    Règle non vérifiée&nbsp;: une règle au moins de ce calcul n’est pas confirmée par un texte officiel pour les années
    qu’il couvre.
  </p>
)

const NotExplained = () => (
  <Empty
    title="Montant non expliqué"
    sentence="Le calcul ne dit pas d’où vient ce montant. Signalez-le au support&nbsp;: c’est un défaut de l’application."
  />
)

/** How each figure of an operation was found, and what was looked for in it. */
function useExplained({ answer, configuration, taken, base, search = [] }: ShownOperation): ExplainedSolution {
  const solution = use(explainedSolution(answer, configuration))
  return {
    ...solution,
    steps: new Map([...solution.steps, ...search.map((step) => [step.key, step] as const)]),
    taken,
    base,
  }
}

/** An explanation as a text to paste in a letter. */
function explanationText({ label, value, unit, sentence, lines, rules }: Explanation): string {
  return [
    `${label}\u00a0: ${writeFigure(value, unit)}`,
    sentence,
    ...lines.map((line) => `- ${line.label}\u00a0: ${writeFigure(line.value, line.unit)}`),
    ...rules.map(ruleText),
  ].join('\n')
}

function ruleText({ label, value, source, from, reliability }: Explanation['rules'][number]): string {
  const doubt = reliability === 'official' ? '' : `, ${doubts[reliability].toLowerCase()}`
  return `- ${label}\u00a0: ${value} (${source}, en vigueur depuis le ${formatDate(from)}${doubt})`
}

const COPY = {
  copied: 'Explication copiée',
  refused: 'La copie n’est pas permise ici\u00a0: sélectionnez le texte et copiez-le au clavier.',
}

/** Puts an explanation in the clipboard. */
function CopyExplanation({ explanation }: { explanation: Explanation }) {
  const copy = useCopyToClipboard()
  return (
    <Button
      icon={<CopyOutlined aria-hidden />}
      onClick={() => {
        void copy(explanationText(explanation), COPY)
      }}
    >
      Copier
    </Button>
  )
}
