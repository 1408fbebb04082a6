import { HomeOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { clientFileAddress, sectionAddress } from '#features/clientFile/contract'
import type { OptimalInvestments } from '#features/simulation/client'
import { optimalInvestmentOpened, selectOptimalInvestment } from '../../../calculation/optimalInvestment'
import { useOpenAggregate, useSection } from '#client/editing'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, ErrorBlock, formatEuros, formatPercent, Skeleton } from '#client/ui'
import { useHousehold } from '../../useHousehold'
import { useEditOperation } from '../trial/useOperation'
import { OtherSchemes } from './OtherSchemes'
import { SchemeCard } from './SchemeCard'
import type { Possible } from './schemeArguments'
import './start.css'

/** Schemes that are shown whole; the others follow on a line each. */
const CARDS = 3

/** Where to begin when nothing is studied yet: the schemes ranked for this household, or a lot. */
export function StartingPoint({ onChosen }: { onChosen: () => void }) {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const { status, result, failure } = useAppSelector(selectOptimalInvestment)
  const choose = useChoose(onChosen)
  return (
    <Card
      title="Par où commencer pour ce foyer&#x202f;?"
      actions={
        <Link to={clientFileAddress(id, 'lot-proposals')}>
          <HomeOutlined aria-hidden /> Partir d’un lot
        </Link>
      }
    >
      <div className="starting-point" aria-busy={status === 'calculating'}>
        <Basis />
        {status === 'failed' && failure && (
          <ErrorBlock
            message={(failure.kind === 'http' ? failure.errors?.['client_file']?.[0] : undefined) ?? failure.message}
            onRetry={() => {
              dispatch(optimalInvestmentOpened(id))
            }}
          >
            <Link to={sectionAddress(id, 'income', 'net_monthly_income')}>Compléter les revenus</Link>
          </ErrorBlock>
        )}
        {result === null && status !== 'failed' && <Skeleton lines={12} />}
        {result !== null && <Ranked schemes={result} onChoose={choose} />}
      </div>
    </Card>
  )
}

/** What the ranking was calculated from. */
function Basis() {
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
      par le gain qui reste à terme.
    </p>
  )
}

function Ranked({ schemes, onChoose }: { schemes: OptimalInvestments; onChoose: (scheme: Possible) => void }) {
  const desired = useSection('objective')?.monthly_saving_desired
  const wished = typeof desired === 'number' && desired > 0 ? desired : null
  const first = schemes.filter((scheme) => scheme.status === 'possible').slice(0, CARDS)
  const others = schemes.filter((scheme) => !first.some(({ project }) => project === scheme.project))
  return (
    <>
      {first.length === 0 && <p>Aucun dispositif ne convient à ce foyer&#x202f;: chacun dit pourquoi.</p>}
      <ol className="scheme-cards">
        {first.map((scheme, index) => (
          <SchemeCard key={scheme.project} scheme={scheme} rank={index + 1} wished={wished} onChoose={onChoose} />
        ))}
      </ol>
      <OtherSchemes schemes={others} wished={wished} onChoose={onChoose} />
    </>
  )
}

/** Makes the operation the best purchase under a scheme; fees left empty are estimated again. */
function useChoose(onChosen: () => void): (scheme: Possible) => void {
  const edit = useEditOperation()
  return ({ project, budget, renovation_price, furniture_price }) => {
    edit({
      project,
      investment_price: budget,
      renovation_price,
      furniture_price,
      notary_fee: null,
      guaranty_fee: null,
    })
    onChosen()
  }
}
