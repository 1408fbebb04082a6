import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatEuros, formatNumber, Skeleton } from '#client/ui'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { exampleHousehold } from '#features/clientFile/contract/household'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import {
  MissingAnswers,
  OpenLotSolution,
  outcomeOf,
  useExampleLots,
  useHouseholdLots,
  type CalculatedLots,
} from '#features/clientFile/client/lots'
import { FileRefused } from '../household/FileRefused'
import { useJudging } from '../useJudging'
import { LotFigures } from './LotFigures'
import { LotBar } from './LotSale'
import { MainAction, Propose } from './Propose'

interface WhatItGivesProps {
  readonly lot: CatalogueProperty
  readonly catalogue: Catalogue
}

/** The id of what holds the choice of a file. */
const CHOICE = 'lot-file'

/** What the lot costs a month and leaves: to the household of a client file, and its proposal to that client; to an example without one. */
export function WhatItGives(props: WhatItGivesProps) {
  const { clientFile, changeJudging } = useJudging()
  const mayRead = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  return (
    <Card title="Ce que ça donne">
      {mayRead && (
        <div id={CHOICE}>
          <ClientFileChoice
            value={clientFile}
            onChange={(id) => {
              changeJudging({ clientFile: id })
            }}
          />
        </div>
      )}
      {clientFile === null || !mayRead ? (
        <ForExample {...props} mayChoose={mayRead} />
      ) : (
        <ForClientFile
          id={clientFile}
          waiting={<Skeleton lines={5} />}
          refused={(failure, retry) => <FileRefused failure={failure} onRetry={retry} />}
        >
          <ForHousehold {...props} />
        </ForClientFile>
      )}
    </Card>
  )
}

/** @param mayChoose a file could be chosen */
function ForExample({ lot, catalogue, mayChoose }: WhatItGivesProps & { readonly mayChoose: boolean }) {
  const lots = useMemo(() => [lot], [lot])
  const calculated = useExampleLots(catalogue, lots)
  return (
    <>
      <LotFigures lot={lot} calculated={calculated} wishedEffort={null}>
        <p className="remark">
          Pour un foyer d’exemple&nbsp;: {exampleWords(calculated)}.
          {mayChoose && ' Choisissez un dossier pour les chiffres de votre client.'}
        </p>
      </LotFigures>
      {mayChoose && lot.status === 'available' ? (
        <MainAction lot={lot} label="Proposer à un client" act={chooseFile} />
      ) : (
        <LotBar {...lot} />
      )}
    </>
  )
}

/** `4 500 € de revenus par mois, 2 parts, 20 000 € d’apport, prêt sur 25 ans`. */
function exampleWords({ contribution, loanDuration }: CalculatedLots): string {
  const { net_monthly_income: income, fiscal_part: parts } = exampleHousehold
  return [
    `${formatEuros(income)} de revenus par mois`,
    `${formatNumber(parts)} parts`,
    `${formatEuros(contribution)} d’apport`,
    `prêt sur ${formatNumber(loanDuration)}\u00a0ans`,
  ].join(', ')
}

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
  const { calculation, outcomes, contribution, loanDuration, clientFile, wishedEffort } = household
  if (Object.keys(calculation.missing).length > 0) return <MissingAnswers missing={calculation.missing} />
  return (
    <>
      <LotFigures lot={lot} calculated={household} wishedEffort={wishedEffort}>
        <p className="remark">
          Avec {formatEuros(contribution)} d’apport, prêt sur {formatNumber(loanDuration)}&nbsp;ans.
        </p>
      </LotFigures>
      <Propose lot={lot} household={household} />
      <OpenLotSolution row={{ lot, outcome: outcomeOf(outcomes.byId.get(lot.id)).outcome }} />
      <p>
        <Link to={`${clientFileAddress(clientFile.id, 'lot-proposals')}?lot=${lot.id}`}>
          Voir ce lot dans le dossier
        </Link>
      </p>
    </>
  )
}
