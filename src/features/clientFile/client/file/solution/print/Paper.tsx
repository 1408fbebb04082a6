import { createPortal } from 'react-dom'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Theme } from '#client/ui'
import { useTrial } from '../trial/useOperation'
import { PrintedHeader } from './PrintedHeader'
import { PrintedSolution } from '#features/simulation/client/print'

/** The paper of the solution on screen, which takes the place of the page on paper alone. */
export function Paper() {
  const { result, configuration } = useAppSelector(selectSolution)
  const isTried = Object.keys(useTrial() ?? {}).length > 0
  if (result === null || configuration === null) return null
  return createPortal(
    <Theme mode="light">
      <div className="printed printed-instead">
        {isTried && <p>Essai, non enregistré dans le dossier.</p>}
        <PrintedSolution
          result={result}
          configuration={configuration}
          header={<PrintedHeader day={result.meta.rules_as_of} />}
        />
      </div>
    </Theme>,
    document.body,
  )
}
