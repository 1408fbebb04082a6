import { Suspense, use, useDeferredValue } from 'react'
import { enumerations } from '#contract'
import { useAppDispatch, useAppSelector, useResource } from '#client/store'
import { formatEuros, formatPercent, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import { useSection } from '#client/editing'
import type { SimulationAnswer } from '#features/simulation/client'
import { Amount } from '#client/ui/explanation'
import { selectSolution, solutionRetried } from '../../calculation'
import { Explanations } from '../solution/explanation/Explanations'
import { Announcement } from '../solution/results/Announcement'
import { SolutionYears } from '../solution/results/SolutionYears'
import { useOperation } from '../solution/trial/useOperation'
import { DEBT_LIMIT } from '#features/simulation/client/figures'
import { capitalDueOf } from '#features/simulation/contract/report'
import { sincerityOf } from '#features/simulation/client/explanation'
import { useRestingSolution } from '../solution/results/useRestingSolution'
import { MeetingLevers } from './MeetingLevers'
import { meetingSentence, yearAfterLoan } from './meetingSentence'
import '../solution/solution.css'

/** One figure, its sentence, its chart, and what can be moved. The last result stays, faded, until the next one is there. */
export function MeetingSolution() {
  const { status, result, isOutdated } = useAppSelector(selectSolution)
  const height = useChartHeight()
  const project = useSection('simulation')?.project
  const isInvestment = project ? enumerations.isInvestment(project) : false
  if (result === null)
    return isInvestment && (status === 'idle' || status === 'calculating') ? (
      <Skeleton lines={8} />
    ) : (
      <>
        <p className="meeting-sentence">Votre projet n’est pas encore chiffré.</p>
        <NotCalculated />
      </>
    )
  return (
    <Explanations>
      <div className="meeting-solution" aria-busy={status === 'calculating'}>
        <div className={isOutdated ? 'meeting-result solution-outdated' : 'meeting-result'}>
          <Told result={result} />
          <SolutionYears result={result} height={height} hasImage={false} />
        </div>
        <NotCalculated />
        <MeetingLevers result={result} />
      </div>
      <Announcement />
    </Explanations>
  )
}

/** Figure, chart and sliders are in sight together: on the screens that stand on a table (1024 × 768, 1180 × 820, 1440 × 900) and on a phone (390 × 844). */
function useChartHeight(): number {
  const isTall = useMediaQuery('(height >= 880px)')
  const isShort = useMediaQuery('(height < 800px)')
  const isPhone = useMediaQuery('(width < 768px)')
  if (isPhone) return isShort ? 120 : 150
  if (isTall) return 390
  return isShort ? 220 : 310
}

/** Why the figures are not those of what is shown under them, in a client's words. */
function NotCalculated() {
  const dispatch = useAppDispatch()
  const { status, result } = useAppSelector(selectSolution)
  const what = result === null ? '' : ' Les chiffres affichés sont ceux d’avant.'
  return (
    <div role="status" className="meeting-not-calculated">
      {status === 'invalid' && result !== null && <p>Ces valeurs ne vont pas ensemble.{what}</p>}
      {status === 'failed' && (
        <>
          <p>Le calcul n’a pas abouti.{what}</p>
          <Button
            onClick={() => {
              dispatch(solutionRetried())
            }}
          >
            Réessayer
          </Button>
        </>
      )}
    </div>
  )
}

/** What remains to be paid, in figures and in words. */
function Told({ result: { data } }: { result: SimulationAnswer }) {
  const simulation = useOperation() ?? {}
  const { resource } = useResource('location', simulation.municipality ?? '')
  const { average_effort: effort } = data.indicators
  return (
    <div className="meeting-told">
      <h2 className="meeting-question">{effort >= 0 ? 'Il vous resterait à sortir' : 'Il vous resterait en plus'}</h2>
      <p className="meeting-figure">
        <LargestFigure written={formatEuros(Math.abs(effort))} /> par mois
      </p>
      <PrudentEffort />
      <p className="meeting-sentence">{meetingSentence(simulation, resource?.attributes.name ?? undefined, data)}</p>
      <Facts data={data} />
    </div>
  )
}

/** Characters of an amount from which a phone has room for smaller digits only: `12 345 678 €`. */
const LONG = 12

const LargestFigure = ({ written }: { written: string }) => (
  <strong className={written.length >= LONG ? 'meeting-figure-long' : undefined}>{written}</strong>
)

const monthly = (effort: number): string =>
  `${formatEuros(Math.abs(effort))}${effort < 0 ? ' d’excédent' : ''} par mois`

function Facts({ data }: { data: SimulationAnswer['data'] }) {
  const { max_effort: most, debt_ratio_after: debt } = data.indicators
  const after = yearAfterLoan(data)
  const due = capitalDueOf(data)
  return (
    <dl className="meeting-facts">
      {most.amount > 0 && <Fact name="Au plus haut" value={`${monthly(most.amount)} en ${most.year}`} />}
      {due && <Fact name={`En ${due.year}, capital à rembourser`} value={formatEuros(due.amount)} />}
      {after && <Fact name={`En ${after.year}, prêt remboursé`} value={monthly(after.monthly_effort)} />}
      {debt !== null && (
        <Fact
          name="Endettement"
          value={`${formatPercent(debt, { decimals: 1 })}, pour ${formatPercent(DEBT_LIMIT, { decimals: 0 })} au plus`}
        />
      )}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** What would be left to pay with prudent assumptions, beside what is expected; its line has its room before it is known. */
const PrudentEffort = () => (
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
