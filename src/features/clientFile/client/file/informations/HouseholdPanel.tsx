import { useEffect, useState } from 'react'
import { borrowingCapacity } from '#domain'
import { Card, formatEuros, formatNumber, formatPercent } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import { today } from '#client/screens'
import { useUsualLoan } from '../../shared/useUsualLoan'
import { useHousehold, type Household } from '../useHousehold'
import { useIsHome, usePtz } from './usePtz'

/** What the household comes to, followed while the file is typed; folded into a line on a small screen. */
export function HouseholdPanel({ isFolded }: { isFolded: boolean }) {
  const { answers, marginalRate, debtRatio } = useHousehold()
  if (!isFolded)
    return (
      <aside className="household-panel" aria-label="Résumé du foyer">
        <Card title="Le foyer en direct">
          <HouseholdFigures />
        </Card>
      </aside>
    )
  return (
    <Collapse
      className="household-panel household-fold"
      label={
        <>
          {formatEuros(answers.net_monthly_income || null, { per: 'mois' })} · TMI{' '}
          {formatPercent(marginalRate, { decimals: 0 })} · endettement {formatPercent(debtRatio, { decimals: 1 })}
        </>
      }
    >
      <HouseholdFigures />
    </Collapse>
  )
}

function HouseholdFigures() {
  const household = useHousehold()
  return (
    <dl className="live-figures">
      <IncomeFigures household={household} />
      <DebtFigures household={household} />
      <ZeroRateLoan />
    </dl>
  )
}

interface FiguresProps {
  readonly household: Household
}

/** What it earns, and the tax on it. */
function IncomeFigures({ household: { answers, suggestedParts, marginalRate, incomeTax } }: FiguresProps) {
  return (
    <>
      <LiveFigure
        label="Revenu mensuel"
        value={answers.net_monthly_income || null}
        write={(euros, sign) => formatEuros(euros, { sign })}
        note="salaires, pensions et autres revenus, hors loyers"
      />
      <LiveFigure
        label="Tranche marginale"
        value={marginalRate}
        write={(rate, sign) => formatPercent(rate, { decimals: 0, sign })}
      />
      <LiveFigure
        label="Parts fiscales"
        value={answers.fiscal_part}
        write={(parts, sign) => formatNumber(parts, { sign })}
        note={answers.fiscal_part === suggestedParts ? undefined : `${formatNumber(suggestedParts)} d’après le foyer`}
      />
      <LiveFigure
        label="Impôt sur le revenu"
        value={answers.annual_tax || incomeTax}
        write={(euros, sign) => formatEuros(euros, { sign, per: 'an' })}
        note={answers.annual_tax > 0 ? 'selon le dernier avis' : 'estimé d’après les revenus'}
      />
    </>
  )
}

/** What it pays each month, and what it could still borrow. */
function DebtFigures({ household: { answers, debtRatio } }: FiguresProps) {
  const loan = useUsualLoan()
  const capacity = loan && answers.net_monthly_income ? borrowingCapacity(answers, loan, today()) : null
  return (
    <>
      <LiveFigure
        label="Charges et crédits"
        value={answers.monthly_rent + answers.monthly_loan_payment + answers.alimony}
        write={(euros, sign) => formatEuros(euros, { sign, per: 'mois' })}
        note="loyer, crédits en cours, pensions"
      />
      <LiveFigure
        label="Endettement actuel"
        value={debtRatio}
        write={(ratio, sign) => formatPercent(ratio, { decimals: 1, sign })}
        note={'limite 35\u202f%, nouveau crédit compris'}
      />
      <LiveFigure
        label="Capacité d’emprunt"
        value={capacity}
        write={(euros, sign) => formatEuros(euros, { sign })}
        note={loan && `indicative, sur ${loan.years} ans à ${formatPercent(loan.rate)}, sans loyer à venir`}
      />
    </>
  )
}

/** For those who buy their home: whether a zero-rate loan may help. */
function ZeroRateLoan() {
  const isHome = useIsHome()
  const { answer, missing } = usePtz(isHome)
  if (!isHome) return null
  return (
    <div className="live-figure">
      <dt>PTZ</dt>
      <dd>
        <strong>
          {!answer || missing.length > 0
            ? '—'
            : answer.eligible
              ? `Éligible\u00a0: ${formatEuros(answer.amount)}`
              : 'Non éligible'}
        </strong>
      </dd>
      {missing.length > 0 && <dd className="live-note">il manque des réponses dans «&nbsp;Prêt à taux zéro&nbsp;»</dd>}
    </div>
  )
}

interface LiveFigureProps {
  readonly label: string
  /** Null when it is not known yet. */
  readonly value: number | null
  readonly write: (value: number | null, sign: boolean) => string
  readonly note?: string | undefined
}

/** How long a change is shown beside the figure, in milliseconds. */
const SHOWN = 3_000

/** A figure that follows what is typed, and says for a moment by how much it has just changed. */
function LiveFigure({ label, value, write, note }: LiveFigureProps) {
  const [last, setLast] = useState<{ value: number | null; change: number | null }>({ value, change: null })
  if (last.value !== value)
    setLast({ value, change: last.value === null || value === null ? null : value - last.value })
  useEffect(() => {
    if (last.change === null) return undefined
    const timer = setTimeout(() => {
      setLast({ ...last, change: null })
    }, SHOWN)
    return () => {
      clearTimeout(timer)
    }
  }, [last])
  return (
    <div className="live-figure">
      <dt>{label}</dt>
      <dd>
        <strong>{write(value, false)}</strong>
        {last.change !== null && <span className="live-change">{write(last.change, true)}</span>}
      </dd>
      {note !== undefined && <dd className="live-note">{note}</dd>}
    </div>
  )
}
