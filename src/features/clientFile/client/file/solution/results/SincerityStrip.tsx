import { Suspense, use, useDeferredValue } from 'react'
import { Card, Skeleton, formatEuros } from '#client/ui'
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

/** How honest the result is, on one line, and the corrections that change it most. */
export function SincerityStrip({ onAll }: { onAll: () => void }) {
  return (
    <Card>
      <div className="sincerity-strip">
        <Suspense fallback={<Skeleton lines={2} />}>
          <Strip onAll={onAll} />
        </Suspense>
      </div>
    </Card>
  )
}

/** Corrections offered at once. */
const MOST = 2

function Strip({ onAll }: { onAll: () => void }) {
  // The former checks stay until those of a newer result are there.
  const { result, configuration } = useDeferredValue(useRestingSolution())
  const sincerity = result && configuration ? use(sincerityOf(result, configuration)) : undefined
  if (!sincerity) return null
  const { checks, passed, prudent_effort } = sincerity
  const faults = checks
    .filter(({ state }) => state === 'to_correct')
    .toSorted((one, other) => Math.abs(other.effort_effect) - Math.abs(one.effort_effect))
  return (
    <>
      <div className="sincerity-strip-line">
        <h3>
          Sincérité {passed} sur {applicable(sincerity)}
          <span className="sincerity-without-object">{withoutObject(sincerity)}</span>
        </h3>
        <Marks checks={checks} />
        <Button type="link" size="small" onClick={onAll}>
          {faults.length > MOST ? `Voir les ${faults.length} points à corriger` : 'Voir les dix points'}
        </Button>
        <Prudent effort={prudent_effort} />
      </div>
      {faults.length > 0 && (
        <ul className="sincerity-strip-faults" aria-label="Ce qui change le plus">
          {faults.slice(0, MOST).map((check) => (
            <Fault key={check.key} check={check} />
          ))}
        </ul>
      )}
    </>
  )
}

const Prudent = ({ effort }: { effort: number }) => (
  <span className="sincerity-strip-prudent">
    {effort >= 0 ? 'Effort prudent' : 'Excédent prudent'}{' '}
    <strong>
      <Amount
        figure="sincerity.prudent_effort"
        value={effort}
        unit="euros_per_month"
        written={`${formatEuros(Math.abs(effort))}/mois`}
      />
    </strong>
  </span>
)

/** One mark a check, in their order; the tab of the checks says the same in words. */
const Marks = ({ checks }: { checks: readonly Check[] }) => (
  <span className="sincerity-marks" aria-hidden>
    {checks.map(({ key, state }) => (
      <span key={key} className={`sincerity-mark sincerity-mark-${state}`} />
    ))}
  </span>
)

function Fault({ check }: { check: Check }) {
  const { key, label, changes } = check
  const isTrial = useTrial() !== null
  const { readOnly } = useOpenAggregate()
  const apply = useCorrection(changes)
  const effect = effectOf(check)
  return (
    <li>
      <span>{label}</span>
      <Amount
        figure={`sincerity.${key}`}
        value={effect.value}
        unit={effect.unit}
        written={writeFigure(effect.value, effect.unit, { sign: true })}
      />
      {effect.unit === 'euros' && 'de patrimoine'}
      {apply && (!readOnly || isTrial) ? (
        <Button size="small" onClick={apply} aria-label={`Appliquer la correction\u00a0: ${label}`}>
          Appliquer
        </Button>
      ) : (
        <WhereToCorrect check={key} />
      )}
    </li>
  )
}
