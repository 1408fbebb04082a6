import { useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { isUuid, messages } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, ErrorBlock, formatEuros, formatPercent, KeyFigure, KeyFigures, Skeleton } from '#client/ui'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import { MissingAnswers, outcomeOf, useHouseholdLots } from '#features/clientFile/client/lots'
import { EffortOverYears } from './EffortOverYears'
import { LotBar } from './LotSale'
import { MainAction, Propose } from './Propose'

interface WhatItGivesProps {
  readonly lot: CatalogueProperty
  readonly catalogue: Catalogue
}

const FILE = 'dossier'
/** The id of what holds the choice of a file. */
const CHOICE = 'lot-file'

/** What the lot costs a month and leaves to the household of a client file, and its proposal to that client. */
export function WhatItGives(props: WhatItGivesProps) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const mayRead = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  const asked = query.get(FILE)
  const clientFile = asked !== null && isUuid(asked) ? asked : null
  if (!mayRead) return null
  return (
    <Card title="Ce que ça donne">
      <div id={CHOICE}>
        <ClientFileChoice
          value={clientFile}
          onChange={(id) => {
            // What leads back to the search stays with the entry.
            setQuery(id === null ? {} : { [FILE]: id }, { replace: true, state })
          }}
        />
      </div>
      {clientFile === null ? (
        <NoFile lot={props.lot} />
      ) : (
        <ForClientFile
          id={clientFile}
          waiting={<Skeleton lines={5} />}
          refused={({ kind }, retry) => (
            <ErrorBlock
              message={kind === 'http' ? 'Ce dossier n’existe plus, ou n’est pas le vôtre.' : messages.technical}
              onRetry={retry}
            />
          )}
        >
          <ForHousehold {...props} />
        </ForClientFile>
      )}
    </Card>
  )
}

const NoFile = ({ lot }: Pick<WhatItGivesProps, 'lot'>) => (
  <>
    <p className="remark">Choisissez un dossier&nbsp;: l’effort et le gain se calculent pour ce foyer.</p>
    {lot.status === 'available' ? (
      <MainAction lot={lot} label="Proposer à un client" act={chooseFile} />
    ) : (
      <LotBar {...lot} />
    )}
  </>
)

/** Leads to the choice of a file, with its list open. */
function chooseFile() {
  const choice = document.getElementById(CHOICE)
  choice?.scrollIntoView({ block: 'center' })
  const line = choice?.querySelector('input')
  line?.focus({ preventScroll: true })
  line?.click()
}

function ForHousehold({ lot, catalogue }: WhatItGivesProps) {
  const lots = useMemo(() => [lot], [lot])
  const household = useHouseholdLots(catalogue, lots)
  const { calculation, outcomes, years, clientFile } = household
  const { outcome, explanation } = outcomeOf(outcomes.byId.get(lot.id))
  if (Object.keys(calculation.missing).length > 0) return <MissingAnswers missing={calculation.missing} />
  if (outcomes.hasFailed) return <ErrorBlock message={messages.technical} onRetry={outcomes.retry} />
  if (explanation !== undefined) return <p className="remark">Sans chiffres&nbsp;: {explanation}.</p>
  if (!outcome) return <Skeleton lines={5} />
  const { average_effort, max_effort, debt_ratio_after, irr_after_tax } = outcome.indicators
  return (
    <>
      <KeyFigures>
        <KeyFigure lead label="Effort moyen" value={formatEuros(average_effort)} note="par mois, impôts payés" />
        <KeyFigure label="Effort max" value={formatEuros(max_effort.amount)} note={`par mois, en ${max_effort.year}`} />
        <KeyFigure label={`Gain net à ${years}\u00a0ans`} value={formatEuros(outcome.gain)} />
        <KeyFigure label="TRI après impôt" value={formatPercent(irr_after_tax, { decimals: 1 })} />
        <KeyFigure label="Rentabilité nette" value={formatPercent(lot.net_yield, { decimals: 1 })} />
        <KeyFigure label="Endettement après" value={formatPercent(debt_ratio_after, { decimals: 1 })} />
      </KeyFigures>
      <EffortOverYears lots={lots} calculation={calculation} />
      <Propose lot={lot} household={household} />
      <p>
        <Link to={`${clientFileAddress(clientFile.id, 'lot-proposals')}?lot=${lot.id}`}>
          Voir ce lot dans le dossier
        </Link>
      </p>
    </>
  )
}
