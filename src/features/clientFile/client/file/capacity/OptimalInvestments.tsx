import { optimalInvestmentOpened, selectOptimalInvestment } from '../../calculation/optimalInvestment'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { useOpenAggregate } from '#client/editing'
import { Schemes } from './Schemes'

/** The best purchase of the household under each scheme, as the server holds the file: asked again once it is saved. */
export function OptimalInvestments() {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const { status, result, failure } = useAppSelector(selectOptimalInvestment)
  const ask = () => {
    dispatch(optimalInvestmentOpened(id))
  }
  return (
    <Card
      title="Investissement optimal par dispositif"
      sentence="D’après le dossier enregistré. Choisissez un dispositif pour ouvrir sa solution chiffrée."
    >
      <div
        aria-busy={status === 'calculating'}
        className={status === 'calculating' && result ? 'capacity-outdated' : undefined}
      >
        {status === 'failed' && failure && (
          <ErrorBlock message={failureSentence(failure, result !== null)} onRetry={ask} />
        )}
        {result === null && status !== 'failed' && <Skeleton lines={6} />}
        {result !== null && <Schemes investments={result} />}
      </div>
    </Card>
  )
}

function failureSentence(
  failure: NonNullable<ReturnType<typeof selectOptimalInvestment>['failure']>,
  isShown: boolean,
): string {
  if (failure.kind === 'network')
    return `Vous êtes hors connexion\u00a0: ce calcul demande le réseau.${isShown ? ' Le dernier résultat reste affiché.' : ''}`
  return (failure.kind === 'http' ? failure.errors?.['client_file']?.[0] : undefined) ?? failure.message
}
