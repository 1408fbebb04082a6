import './explanation.css'

interface ExplanationTrailProps {
  /** The figures that led to this one, itself last. */
  readonly labels: readonly string[]
  readonly onBack: (index: number) => void
}

/** The way back to the figures that led to this one. */
export function ExplanationTrail({ labels, onBack }: ExplanationTrailProps) {
  if (labels.length < 2) return null
  return (
    <nav aria-label="Chemin de l’explication" className="explanation-trail">
      <ol>
        {labels.map((label, index) => (
          <li key={`${index}-${label}`}>
            {index === labels.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <button
                type="button"
                onClick={() => {
                  onBack(index)
                }}
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
