import type { ReactNode } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import type { Catalogue } from '#features/catalogue/contract'
import { formatEuros, formatNumber, Skeleton } from '#client/ui'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import { MissingAnswers, useHouseholdLots, type HouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts } from '../found/useFoundLots'
import { FileRefused } from '../household/FileRefused'
import { ComparedEfforts } from './ComparedEfforts'
import type { CompareProps } from './CompareProps'
import { KeepComparison } from './KeepComparison'
import { SideBySide } from './SideBySide'

interface ForChosenFileProps extends CompareProps {
  readonly catalogue: Catalogue
}

/** The lots side by side, for the household of a client file where one is chosen. */
export function ForChosenFile({ catalogue, ...props }: ForChosenFileProps) {
  const mayRead = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  const clientFile = mayRead ? props.compared.clientFile : null
  const withoutFile = (
    <>
      {mayRead && <Band {...props} />}
      <SideBySide {...props} household={undefined} />
    </>
  )
  return (
    <div className="comparator">
      {clientFile === null ? (
        withoutFile
      ) : (
        <ForClientFile
          id={clientFile}
          waiting={
            <>
              <Band {...props} />
              <Skeleton lines={10} />
            </>
          }
          refused={(failure, retry) => (
            <>
              <FileRefused failure={failure} onRetry={retry} />
              {withoutFile}
            </>
          )}
        >
          <ForHousehold catalogue={catalogue} {...props} />
        </ForClientFile>
      )}
    </div>
  )
}

function ForHousehold({ catalogue, ...props }: ForChosenFileProps) {
  const { lots } = props
  const household = useHouseholdLots(catalogue, lots)
  return (
    <>
      <Band {...props}>
        <Basis household={household} />
        <KeepComparison lots={lots} household={household} />
      </Band>
      <SideBySide {...props} household={household} />
      {hasEfforts(household) && <ComparedEfforts lots={lots} calculation={household.calculation} />}
    </>
  )
}

/** For whom lots are compared, and what is done for them. */
const Band = ({ compared, change, children }: CompareProps & { readonly children?: ReactNode }) => (
  <section className="household-band compare-band" aria-label="Dossier">
    <span aria-hidden>Pour</span>
    <ClientFileChoice
      value={compared.clientFile}
      onChange={(clientFile) => {
        change({ clientFile })
      }}
    />
    {children}
  </section>
)

/** What the figures rest on, or what the file lacks for them. */
function Basis({
  household: {
    calculation: { missing },
    contribution,
    loanDuration,
  },
}: {
  readonly household: HouseholdLots
}) {
  if (Object.keys(missing).length > 0) return <MissingAnswers missing={missing} />
  return (
    <span className="remark">
      Avec {formatEuros(contribution)} d’apport, prêt sur {formatNumber(loanDuration)} ans, impôts payés.
    </span>
  )
}
