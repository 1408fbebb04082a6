import { Empty } from '#client/ui'
import { Calculation, ExplanationSection, ExplanationTrail, Rules, type Explanation } from '#client/ui/explanation'

interface StepExplanationProps {
  readonly explain: (figure: string) => Explanation | undefined
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

/** Where a figure comes from: its calculation, and the law that it applies. */
export function StepExplanation({ explain, trail, onTrail }: StepExplanationProps) {
  const explanation = explain(trail.at(-1) ?? '')
  if (!explanation)
    return (
      <Empty
        title="Montant non expliqué"
        sentence="Le calcul ne dit pas d’où vient ce montant. Signalez-le au support&nbsp;: c’est un défaut de l’application."
      />
    )
  return (
    <>
      <ExplanationTrail
        labels={trail.map((figure) => explain(figure)?.label ?? '')}
        onBack={(index) => {
          onTrail(trail.slice(0, index + 1))
        }}
      />
      <Calculation
        explanation={explanation}
        onExplain={({ figure }) => {
          onTrail([...trail, figure])
        }}
      />
      {explanation.rules.length > 0 && (
        <ExplanationSection title="Texte">
          <Rules rules={explanation.rules} />
        </ExplanationSection>
      )}
    </>
  )
}
