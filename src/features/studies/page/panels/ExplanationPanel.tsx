import { useState } from 'react'
import type { TraceStep } from '#domain'
import { formatDate, writeFigure } from '#presentation/formats'
import { rulesOf } from '#features/simulation/contract/report'
import { doubts, linesOf } from './explained'
import { Sheet } from './Sheet'

interface ExplanationPanelProps {
  readonly figureKey: string
  readonly amount: string
  /** Whether the amount is of what the reader moved. */
  readonly isProposal: boolean
  /** Undefined until the calculation answered; null where it could not. */
  readonly steps: ReadonlyMap<string, TraceStep> | null | undefined
  readonly onAsk: () => void
  readonly onClosed: () => void
}

/** Where an amount comes from, and from there where its parts come from. */
export function ExplanationPanel({ figureKey, amount, isProposal, steps, onAsk, onClosed }: ExplanationPanelProps) {
  const [trail, setTrail] = useState<readonly TraceStep[]>([])
  const step = trail.at(-1) ?? steps?.get(figureKey)
  return (
    <Sheet title="D’où vient ce montant&#x202f;?" onClosed={onClosed}>
      {!isProposal && <p className="quiet">Avec vos réglages.</p>}
      <Trail
        trail={trail}
        onBack={() => {
          setTrail(trail.slice(0, -1))
        }}
      />
      <div aria-live="polite">
        {step && steps ? (
          <Explained
            step={step}
            steps={steps}
            onFollow={(next) => {
              setTrail([...trail, next])
            }}
          />
        ) : (
          <Unexplained amount={amount} steps={steps} />
        )}
      </div>
      <footer>
        <button type="button" className="button is-main" onClick={onAsk}>
          Poser une question sur {amount}
        </button>
      </footer>
    </Sheet>
  )
}

function Unexplained({ amount, steps }: Pick<ExplanationPanelProps, 'amount' | 'steps'>) {
  return (
    <>
      <p className="figure-value is-main">{amount}</p>
      <p>
        {steps === undefined
          ? 'Le calcul se prépare…'
          : steps === null
            ? 'L’explication n’a pas pu être chargée. Réessayez une fois le réseau revenu.'
            : 'Ce montant n’a pas d’explication détaillée. Posez votre question\u00a0: votre conseiller y répondra.'}
      </p>
    </>
  )
}

function Trail({ trail, onBack }: { readonly trail: readonly TraceStep[]; readonly onBack: () => void }) {
  if (trail.length === 0) return null
  const before = trail.at(-2)
  return (
    <button type="button" className="link-button" onClick={onBack}>
      Revenir {before ? `à «\u00a0${before.label}\u00a0»` : 'au premier montant'}
    </button>
  )
}

interface ExplainedProps {
  readonly step: TraceStep
  readonly steps: ReadonlyMap<string, TraceStep>
  readonly onFollow: (step: TraceStep) => void
}

function Explained({ step, steps, onFollow }: ExplainedProps) {
  const lines = linesOf(step, steps)
  return (
    <div className="explained">
      <p>
        {step.label}
        <span className="figure-value is-main">{writeFigure(step.value, step.unit)}</span>
      </p>
      {step.value !== null && step.value < 0 && /effort/i.test(step.label) && (
        <p className="quiet">Un effort au-dessous de zéro est un excédent.</p>
      )}
      <p>{step.formula}</p>
      {lines.length > 0 && (
        <>
          <h3>Calcul</h3>
          <dl className="facts">
            {lines.map((line, index) => (
              <div key={`${index}-${line.label}`}>
                <dt>{line.label}</dt>
                <dd>
                  <LineValue line={line} onFollow={onFollow} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {step.rounding !== undefined && <p className="quiet">{step.rounding}.</p>}
      <Rules step={step} />
    </div>
  )
}

interface LineValueProps {
  readonly line: ReturnType<typeof linesOf>[number]
  readonly onFollow: (step: TraceStep) => void
}

function LineValue({ line: { value, unit, step }, onFollow }: LineValueProps) {
  const written = writeFigure(value, unit)
  if (step === undefined) return written
  return (
    <button
      type="button"
      className="amount"
      onClick={() => {
        onFollow(step)
      }}
    >
      {written}
      <span className="visually-hidden">, expliquer</span>
    </button>
  )
}

/** The law that the figure applies. */
function Rules({ step }: { readonly step: TraceStep }) {
  const rules = rulesOf(step)
  if (rules.length === 0) return null
  return (
    <>
      <h3>Règles appliquées</h3>
      <ul className="list">
        {rules.map(({ label, value, source, link, from, reliability }) => (
          <li key={`${label} ${from}`}>
            <strong>{label}</strong>&nbsp;: {value}
            <br />
            <span className="quiet">
              {link === undefined ? (
                source
              ) : (
                <a href={link} target="_blank" rel="noreferrer">
                  {source}
                  <span className="visually-hidden"> (nouvelle fenêtre)</span>
                </a>
              )}
              , en vigueur depuis le {formatDate(from)}
              {doubts[reliability] === '' ? '' : `. ${doubts[reliability]}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
