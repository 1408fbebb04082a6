import { Suspense, use } from 'react'
import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import { ProjectField } from '#features/catalogue/client'
import { useAppSelector, useResource } from '#client/store'
import { Card, formatDate, formatEuros, KeyFigures, Skeleton } from '#client/ui'
import type { SimulationAnswer } from '#features/simulation/client'
import { clientFileAddress } from '#features/clientFile/contract'
import { useOpenAggregate, useSection } from '#client/editing'
import { selectSolution } from '../../calculation'
import { SingletonForm } from '#client/editing/parts'
import { NotCalculated } from '../solution/results/NotCalculated'
import { Explanations } from '../solution/explanation/Explanations'
import { SolutionYears } from '../solution/results/SolutionYears'
import { AverageEffort, DebtAfter, HighestEffort, NetWealth, RateOfReturn } from '#features/simulation/client/figures'
import { applicable, sincerityOf } from '#features/simulation/client/explanation'
import { solutionSentence } from './solutionSentence'
import '../solution/solution.css'

/** The operation under study, or why there is none to show. */
export function SolutionCard() {
  const project = useSection('simulation')?.project
  if (!project) return <ProjectCard sentence="Choisissez un dispositif pour chiffrer une solution." />
  if (enumerations.isInvestment(project)) return <Solution />
  return (
    <ProjectCard
      sentence={
        'La solution chiffrée concerne les projets d’investissement\u00a0: ' +
        `ce dossier prépare l’achat d’un logement pour l’habiter (${enumerations.projectTypes[project]}).`
      }
    />
  )
}

/** Without an investment there is nothing to calculate: the project is what can be changed. */
function ProjectCard({ sentence }: { sentence: string }) {
  return (
    <Card title="La solution">
      <div className="no-solution">
        <p>{sentence}</p>
        <SingletonForm type="simulation">
          <ProjectField name="project" />
        </SingletonForm>
      </div>
    </Card>
  )
}

/** It was never calculated, or nobody can say: its tab does it. */
function UnknownSolution() {
  const { id } = useOpenAggregate()
  return (
    <Card title="La solution retenue">
      <div className="no-solution">
        <p>L’opération est décrite. Ses chiffres s’affichent ici dès que la solution chiffrée les a calculés.</p>
        <p>
          <Link to={clientFileAddress(id, 'solution')}>Ouvrir la solution chiffrée</Link>
        </p>
      </div>
    </Card>
  )
}

/** The last result stays, faded, until the next one is there. It is calculated on the solution tab only (specification §4). */
function Solution() {
  const { id } = useOpenAggregate()
  const { status, result, isOutdated } = useAppSelector(selectSolution)
  const isAwaited = result === null && (status === 'idle' || status === 'calculating')
  if (status === 'unknown') return <UnknownSolution />
  return (
    <>
      <NotCalculated />
      {(result !== null || isAwaited) && (
        <Card
          title="La solution retenue"
          actions={<Link to={clientFileAddress(id, 'solution')}>Voir la solution chiffrée</Link>}
        >
          <div
            aria-busy={status === 'calculating'}
            className={['solution-summary', isOutdated && 'solution-outdated', isAwaited && 'solution-awaited']
              .filter(Boolean)
              .join(' ')}
          >
            {result === null ? (
              <Skeleton lines={5} />
            ) : (
              <Explanations>
                <Summary result={result} />
              </Explanations>
            )}
          </div>
        </Card>
      )}
    </>
  )
}

function Summary({ result }: { result: SimulationAnswer }) {
  const simulation = useSection('simulation') ?? {}
  const { resource } = useResource('location', simulation.municipality ?? '')
  const { data } = result
  return (
    <>
      <p className="solution-sentence">{solutionSentence(simulation, resource?.attributes.name ?? undefined, data)}</p>
      <KeyFigures>
        <AverageEffort result={data} />
        <HighestEffort result={data} />
        <NetWealth result={data} />
        <RateOfReturn result={data} />
        <DebtAfter result={data} />
      </KeyFigures>
      <CalculatedOn effort={data.indicators.average_effort} />
      <SolutionYears result={result} />
      <Suspense>
        <SincerityLine result={result} />
      </Suspense>
    </>
  )
}

/**
 * When the server last calculated the solution, and whether the figures on screen are still those. An effort that moved by less
 * than a euro a month is the same.
 * @param effort average effort on screen, euros a month
 */
function CalculatedOn({ effort }: { effort: number }) {
  const { id } = useOpenAggregate()
  const { kept } = useAppSelector(selectSolution)
  if (!kept) return null
  const { calculated_at, average_effort: former } = kept
  if (Math.abs(former - effort) < 1) return <p className="fact-note">Chiffré le {formatDate(calculated_at)}.</p>
  return (
    <p className="fact-note">
      Chiffré le {formatDate(calculated_at)}, avec {former >= 0 ? 'un effort moyen' : 'un excédent moyen'} de{' '}
      {formatEuros(Math.abs(former), { per: 'mois' })}. Le dossier ou les hypothèses ont changé depuis&nbsp;:{' '}
      <Link to={clientFileAddress(id, 'solution')}>chiffrer à nouveau</Link>.
    </p>
  )
}

/** How many of the checks of sincerity that apply the study passes. */
function SincerityLine({ result }: { result: SimulationAnswer }) {
  const { id } = useOpenAggregate()
  const { configuration } = useAppSelector(selectSolution)
  const sincerity = configuration ? use(sincerityOf(result, configuration)) : undefined
  if (!sincerity) return null
  return (
    <p className="fact-note">
      Contrôle de sincérité&nbsp;:{' '}
      <Link to={clientFileAddress(id, 'solution')}>
        <strong>
          {sincerity.passed}/{applicable(sincerity)}
        </strong>
      </Link>
    </p>
  )
}
