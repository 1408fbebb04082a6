import { EditOutlined, HomeOutlined } from '@ant-design/icons'
import { Link, useNavigate } from 'react-router-dom'
import { useMemo, useState } from 'react'
import { clientFileAddress, sectionAddress } from '#features/clientFile/contract'
import type { OptimalInvestments } from '#features/simulation/client'
import { useOpenAggregate, useSection } from '#client/editing'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, ErrorBlock, Skeleton, formatEuros, formatPercent } from '#client/ui'
import { LocationField, useSectionField } from '#client/forms'
import { useCatalogue } from '#features/catalogue/client'
import { optimalInvestmentOpened, selectOptimalInvestment } from '../../../calculation/optimalInvestment'
import { useHousehold } from '../../useHousehold'
import { placeOf } from '../results/placeOf'
import { useEditOperation } from '../trial/useOperation'
import { OperationForm } from '../trial/OperationForm'
import { OtherSchemes } from './OtherSchemes'
import { isRanking, lotsOf, podium, rankingFor, rankings, type RankingName } from './rankings'
import { purchaseOf } from './purchaseOf'
import { SchemeCard } from './SchemeCard'
import { commonLimit, commonLimitWords } from './schemeArguments'
import { useIsStarting } from './useIsStarting'
import { ChoiceInput } from '#client/ui/inputs'
import './start.css'

/** Schemes that are shown whole; the others follow on a line each. */
const CARDS = 3

/** Where to begin when nothing is studied yet: the schemes ranked for this household, or a lot. */
export function StartingPoint({ onChosen }: { onChosen: () => void }) {
  const { status, result } = useAppSelector(selectOptimalInvestment)
  const choose = useChoose(onChosen)
  const { ranking, rank } = useRanking()
  const isFormShown = !useIsStarting()
  return (
    <Card title="Par où commencer pour ce foyer&#x202f;?" actions={<OtherWays isFormShown={isFormShown} />}>
      <div className="starting-point" aria-busy={status === 'calculating'}>
        <RankingHead ranking={ranking} onRank={rank} />
        {!isFormShown && <StartingPlace />}
        {status === 'failed' && <NotRanked />}
        {result === null && status !== 'failed' && <Skeleton lines={12} />}
        {result !== null && <Ranked schemes={result} ranking={ranking} onChoose={choose} />}
      </div>
    </Card>
  )
}

function OtherWays({ isFormShown }: { isFormShown: boolean }) {
  const { id } = useOpenAggregate()
  return (
    <span className="starting-ways">
      <Link to={clientFileAddress(id, 'lot-proposals')}>
        <HomeOutlined aria-hidden /> Partir d’un lot
      </Link>
      {!isFormShown && (
        <Link to={placeOf(id, 'project')}>
          <EditOutlined aria-hidden /> Saisir l’opération
        </Link>
      )}
    </span>
  )
}

function NotRanked() {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const { failure } = useAppSelector(selectOptimalInvestment)
  if (!failure) return null
  const reason = failure.kind === 'http' ? failure.errors?.['client_file']?.[0] : undefined
  return (
    <ErrorBlock
      message={reason ?? failure.message}
      onRetry={() => {
        dispatch(optimalInvestmentOpened(id))
      }}
    >
      <Link to={sectionAddress(id, 'income', 'net_monthly_income')}>Compléter les revenus</Link>
    </ErrorBlock>
  )
}

interface RankedProps {
  readonly schemes: OptimalInvestments
  readonly ranking: RankingName
  readonly onChoose: (scheme: OptimalInvestments[number]) => void
}

function Ranked({ schemes, ranking, onChoose }: RankedProps) {
  const desired = useSection('objective')?.monthly_saving_desired
  const { net_monthly_income } = useHousehold().answers
  const means = {
    wished: typeof desired === 'number' && desired > 0 ? desired : null,
    income: net_monthly_income,
  }
  const { lots, isAwaited } = useLotCounts()
  const { score } = rankings[ranking]
  const possible = schemes
    .filter((scheme) => scheme.status === 'possible')
    .toSorted((one, other) => score(other) - score(one))
  const first = podium(possible, lots, CARDS)
  const said = commonLimit(possible)
  const others = [
    ...possible.filter((scheme) => !first.includes(scheme)),
    ...schemes.filter((scheme) => scheme.status === 'refused'),
  ]
  // What may be bought decides on which schemes come first: they do not change places before the eyes.
  if (isAwaited) return <Skeleton lines={12} />
  return (
    <>
      {said !== undefined && <p className="starting-basis">{commonLimitWords(said)}</p>}
      {first.length === 0 && <p>Aucun dispositif ne convient à ce foyer&#x202f;: chacun dit pourquoi.</p>}
      <ol className="scheme-cards">
        {first.map((scheme, index) => (
          <SchemeCard
            key={scheme.project}
            rank={index + 1}
            lots={lotsOf(scheme.project, lots)}
            {...{ scheme, means, said, onChoose }}
          />
        ))}
      </ol>
      <OtherSchemes schemes={others} {...{ means, said, lots, onChoose }} />
    </>
  )
}

/** Makes the operation the best purchase under a scheme. Of one that does not suit the household there is none: its price is for the person to say. */
function useChoose(onChosen: () => void): RankedProps['onChoose'] {
  const { id } = useOpenAggregate()
  const navigate = useNavigate()
  const edit = useEditOperation()
  return (scheme) => {
    if (scheme.status === 'refused') {
      edit({ project: scheme.project })
      void navigate(placeOf(id, 'property_price'))
      return
    }
    edit(purchaseOf(scheme))
    onChosen()
  }
}

/** Where the schemes are compared, beside what else they are: a place that nobody chose says so. */
const StartingPlace = () => (
  <OperationForm>
    <div className="starting-place">
      <LocationField name="municipality" />
      <DefaultPlace />
    </div>
  </OperationForm>
)

function DefaultPlace() {
  const { field, value } = useSectionField('municipality')
  return value === field.initial && <p className="to-confirm">Commune par défaut&nbsp;: indiquez celle du projet.</p>
}

interface LotCounts {
  /** By the name of the scheme; undefined where the catalogue could not be read. */
  readonly lots: ReadonlyMap<string, number> | undefined
  /** The catalogue is on its way. */
  readonly isAwaited: boolean
}

/** How many lots of the catalogue may be bought under a scheme. */
function useLotCounts(): LotCounts {
  const { outcome } = useCatalogue()
  const catalogue = outcome?.catalogue
  const lots = useMemo(() => {
    if (!catalogue) return undefined
    const counts = new Map<string, number>()
    for (const { status, program } of catalogue.properties)
      if (status === 'available' && program.project !== null)
        counts.set(program.project, (counts.get(program.project) ?? 0) + 1)
    return counts
  }, [catalogue])
  return { lots, isAwaited: outcome === undefined }
}

const choices = Object.entries(rankings).map(([value, { label }]) => ({ value, label }))

/** What the schemes are ranked by: what counts most for the household, until another way is chosen. */
function useRanking() {
  const usual = rankingFor(useSection('objective')?.priorities)
  const [chosen, rank] = useState<RankingName>()
  return { ranking: chosen ?? usual, rank }
}

interface RankingHeadProps {
  readonly ranking: RankingName
  readonly onRank: (ranking: RankingName) => void
}

/** What the schemes were calculated from, and what they are ranked by. */
const RankingHead = ({ ranking, onRank }: RankingHeadProps) => (
  <div className="starting-head">
    <Basis ranking={ranking} />
    <div className="starting-ranking">
      <span>Classer par</span>
      <ChoiceInput
        asList
        hideLabel
        required
        label="Classer par"
        choices={choices}
        value={ranking}
        onChange={(name) => {
          if (isRanking(name)) onRank(name)
        }}
      />
    </div>
  </div>
)

function Basis({ ranking }: { ranking: RankingName }) {
  const { answers, marginalRate } = useHousehold()
  const liquidity = useSection('heritage')?.liquidity
  const parts = [
    `${formatEuros(answers.net_monthly_income)} de revenus par mois`,
    ...(marginalRate === null ? [] : [`une tranche à ${formatPercent(marginalRate, { decimals: 0 })}`]),
    ...(typeof liquidity === 'number' && liquidity > 0 ? [`${formatEuros(liquidity)} de liquidités`] : []),
  ]
  return (
    <p className="starting-basis">
      Chaque dispositif est calculé pour ce foyer ({parts.join(', ')}), au plus haut prix qu’il peut porter, et classé
      par {rankings[ranking].words}.
    </p>
  )
}
