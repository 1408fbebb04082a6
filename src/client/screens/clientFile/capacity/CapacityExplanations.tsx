import { Suspense, use, useState, type ReactNode } from 'react'
import { engine } from '#client/engine'
import { Empty, Skeleton } from '#client/ui'
import { Calculation, ExplanationDrawer, ExplanationSection, ExplanationTrail, figureOf, Rules, useAskedFigure } from '#client/ui/explanation'
import { useShortcuts } from '../../useShortcuts'
import { explanationOfStep, type Steps } from '../parts/explanationOfStep'
import type { Capacity } from './useCapacity'

const known = new WeakMap<Capacity, Promise<Steps>>()

/** How each figure of a capacity was found: calculated again with its trace when it is first asked about, once. */
function stepsOf(capacity: Capacity): Promise<Steps> {
  const found = known.get(capacity) ?? traced(capacity)
  known.set(capacity, found)
  return found
}

async function traced({ question, answer }: Capacity): Promise<Steps> {
  const { trace = [] } = await engine.investmentCapacity(question, { ...answer.meta.context, explain: true })
  return new Map(trace.map((step) => [step.key, step]))
}

/** Explains each amount of the capacity that is inside, in a drawer. */
export function CapacityExplanations({ capacity, children }: { capacity: Capacity | null; children: ReactNode }) {
  /** The figures that led to the one explained, itself last. */
  const [trail, setTrail] = useState<readonly string[]>([])
  const ask = (figure: string | undefined) => { if (figure !== undefined) setTrail([figure]) }
  const element = useAskedFigure(ask)
  useShortcuts([{ keys: 'e', label: 'Expliquer le montant qui a le focus', needsFocus: true, act: () => { ask(figureOf(document.activeElement)) } }])
  return (
    <div ref={element}>
      {children}
      {trail.length > 0 && capacity && (
        <ExplanationDrawer onClosed={() => { setTrail([]) }}>
          {() => <Suspense fallback={<Skeleton lines={8} />}><FigureExplanation capacity={capacity} trail={trail} onTrail={setTrail} /></Suspense>}
        </ExplanationDrawer>
      )}
    </div>
  )
}

interface FigureExplanationProps {
  readonly capacity: Capacity
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

function FigureExplanation({ capacity, trail, onTrail }: FigureExplanationProps) {
  const steps = use(stepsOf(capacity))
  const explanation = explanationOfStep(steps, trail.at(-1) ?? '')
  if (!explanation) return <Empty title="Montant non expliqué" sentence="Le calcul ne dit pas d’où vient ce montant. Signalez-le au support&nbsp;: c’est un défaut de l’application." />
  return (
    <>
      <ExplanationTrail labels={trail.map((figure) => explanationOfStep(steps, figure)?.label ?? '')} onBack={(index) => { onTrail(trail.slice(0, index + 1)) }} />
      <Calculation explanation={explanation} onExplain={({ figure }) => { onTrail([...trail, figure]) }} />
      {explanation.rules.length > 0 && <ExplanationSection title="Texte"><Rules rules={explanation.rules} /></ExplanationSection>}
    </>
  )
}
