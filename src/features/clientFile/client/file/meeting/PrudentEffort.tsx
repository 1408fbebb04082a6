import { Suspense, use, useDeferredValue } from 'react'
import { formatEuros } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { sincerityOf } from '../solution/explanation/explainedSolution'
import { useRestingSolution } from '../solution/results/useRestingSolution'

/** What would be left to pay with prudent assumptions, beside what is expected; its line has its room before it is known. */
export const PrudentEffort = () => (
  <p className="meeting-prudent">
    <Suspense>
      <Words />
    </Suspense>
  </p>
)

function Words() {
  // The former effort stays until that of a newer result is there.
  const { result, configuration } = useDeferredValue(useRestingSolution())
  const sincerity = result && configuration ? use(sincerityOf(result, configuration)) : undefined
  if (!sincerity) return null
  const { prudent_effort } = sincerity
  return (
    <>
      Calcul prudent&nbsp;:{' '}
      <Amount
        figure="sincerity.prudent_effort"
        value={prudent_effort}
        unit="euros_per_month"
        written={`${formatEuros(Math.abs(prudent_effort))}${prudent_effort < 0 ? ' d’excédent' : ''} par mois`}
      />
    </>
  )
}
