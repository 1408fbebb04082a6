import { Suspense, use, useDeferredValue } from 'react'
import { formatEuros, Skeleton, StatusTag, type Tone } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount, writeFigure } from '#client/ui/explanation'
import { useOpenAggregate } from '#client/editing'
import {
  applicable,
  effectOf,
  sincerityOf,
  withoutObject,
  type Sincerity,
} from '#features/simulation/client/explanation'
import { useTrial } from '../trial/useOperation'
import { WhereToCorrect } from './WhereToCorrect'
import { useCorrection } from './useCorrection'
import { useRestingSolution } from './useRestingSolution'

type Check = Sincerity['checks'][number]

const states: Readonly<Record<Check['state'], { readonly tone: Tone; readonly label: string }>> = {
  ok: { tone: 'success', label: 'Conforme' },
  to_correct: { tone: 'warning', label: 'À corriger' },
  not_applicable: { tone: 'neutral', label: 'Sans objet' },
}

/** Ten checks of the study, what each correction changes, and the effort once all are made. */
export function SincerityChecks() {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Checks />
    </Suspense>
  )
}

function Checks() {
  // The former checks stay until those of a newer result are there.
  const { result, configuration } = useDeferredValue(useRestingSolution())
  const sincerity = result && configuration ? use(sincerityOf(result, configuration)) : undefined
  if (!sincerity) return null
  const { checks, passed, presented_effort, prudent_effort } = sincerity
  return (
    <div className="sincerity">
      <p className="sincerity-summary">
        <strong>
          {passed}/{applicable(sincerity)}
        </strong>
        {withoutObject(sincerity)} — effort présenté{' '}
        <Amount
          figure="indicators.average_effort"
          value={presented_effort}
          unit="euros_per_month"
          written={formatEuros(presented_effort)}
        />
        , effort prudent{' '}
        <Amount
          figure="sincerity.prudent_effort"
          value={prudent_effort}
          unit="euros_per_month"
          written={formatEuros(prudent_effort)}
        />
      </p>
      <ol className="sincerity-checks">
        {checks.map((check) => (
          <CheckRow key={check.key} check={check} />
        ))}
      </ol>
    </div>
  )
}

function CheckRow({ check }: { check: Check }) {
  const { key, label, state, message, changes } = check
  const isTrial = useTrial() !== null
  const { readOnly } = useOpenAggregate()
  const apply = useCorrection(changes)
  const { tone, label: stateLabel } = states[state]
  const effect = effectOf(check)
  return (
    <li>
      <div className="sincerity-check">
        <h3>{label}</h3>
        <StatusTag tone={tone}>{stateLabel}</StatusTag>
        {state === 'to_correct' && (
          <span>
            <Amount
              figure={`sincerity.${key}`}
              value={effect.value}
              unit={effect.unit}
              written={writeFigure(effect.value, effect.unit, { sign: true })}
            />
            {effect.unit === 'euros' && ' de patrimoine'}
          </span>
        )}
        {apply && (!readOnly || isTrial) ? (
          <Button size="small" onClick={apply} aria-label={`Appliquer la correction\u00a0: ${label}`}>
            Appliquer
          </Button>
        ) : (
          state === 'to_correct' && <WhereToCorrect check={key} />
        )}
      </div>
      <p>{message}</p>
    </li>
  )
}
