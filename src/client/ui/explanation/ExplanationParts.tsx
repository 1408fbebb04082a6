import type { ReactNode } from 'react'
import { formatDate } from '#presentation/formats'
import { Collapse } from '../collapse'
import { StatusTag } from '../parts/StatusTag'
import { FigureWords } from './Amount'
import {
  doubts,
  type ExplainedAssumption,
  type ExplainedLine,
  type ExplainedRule,
  type Explanation,
} from './explanation'
import { speakFigure, writeFigure } from '#presentation/formats'
import './explanation.css'

/** A part of an explanation, under its name; nothing when it is empty. */
export function ExplanationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="explanation-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface CalculationProps {
  readonly explanation: Explanation
  readonly onExplain: (line: ExplainedLine & { readonly figure: string }) => void
}

/** The amount, the sentence and the lines that lead to it. */
export function Calculation({
  explanation: { label, value, unit, sentence, lines, rounding },
  onExplain,
}: CalculationProps) {
  return (
    <>
      <p className="explanation-amount">
        {label}
        <strong>{writeFigure(value, unit)}</strong>
      </p>
      <ExplanationSection title="En une phrase">
        <p>{sentence}</p>
      </ExplanationSection>
      {lines.length > 0 && (
        <ExplanationSection title="Calcul">
          <FoldedWhenLong count={lines.length}>
            <dl className="explanation-lines">
              {lines.map((line, index) => (
                <div key={`${index}-${line.label}`}>
                  <dt>{line.label}</dt>
                  <dd>
                    <LineValue line={line} onExplain={onExplain} />
                  </dd>
                </div>
              ))}
            </dl>
          </FoldedWhenLong>
          {rounding !== undefined && <p className="explanation-note">{rounding}.</p>}
        </ExplanationSection>
      )}
    </>
  )
}

/** More lines would push what follows out of sight. */
const LONG = 10

function FoldedWhenLong({ count, children }: { count: number; children: ReactNode }) {
  return count <= LONG ? children : <Collapse label={`Voir les ${count} lignes`}>{children}</Collapse>
}

function LineValue({ line, onExplain }: { line: ExplainedLine; onExplain: CalculationProps['onExplain'] }) {
  const { value, unit, figure } = line
  const written = writeFigure(value, unit)
  if (figure === undefined) return written
  return (
    <button
      type="button"
      className="amount"
      onClick={() => {
        onExplain({ ...line, figure })
      }}
    >
      <FigureWords written={written} spoken={speakFigure(value, unit)} />
    </button>
  )
}

export function AssumptionLines({ assumptions }: { assumptions: readonly ExplainedAssumption[] }) {
  return (
    <dl className="explanation-lines">
      {assumptions.map(({ label, value, origin, on }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small>
              {origin}
              {on === undefined ? '' : `, au ${formatDate(on)}`}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The law that the figure applies. A rule that nobody checked for its date says so. */
export function Rules({ rules }: { rules: readonly ExplainedRule[] }) {
  return (
    <ul className="explanation-rules">
      {rules.map(({ label, value, source, link, from, reliability }) => (
        <li key={`${label} ${from}`}>
          <p>
            <strong>{label}</strong>&nbsp;: {value}
          </p>
          <p className="explanation-note">
            {link === undefined ? (
              source
            ) : (
              <a href={link} target="_blank" rel="noreferrer">
                {source}
                <span className="visually-hidden"> (nouvelle fenêtre)</span>
              </a>
            )}
            , en vigueur depuis le {formatDate(from)}
          </p>
          {reliability !== 'official' && <StatusTag tone="warning">{doubts[reliability]}</StatusTag>}
        </li>
      ))}
    </ul>
  )
}
