import { useNavigate, useSearchParams, Link } from 'react-router-dom'
import { PrinterOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { useShortcuts } from '#client/screens/keyboard'
import { Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { useCatalogue } from '#features/catalogue/client'
import { comparatorAddress } from '#features/catalogue/contract'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import { MissingAnswers, useHouseholdLots, type HouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts } from '../found/useFoundLots'
import { EffortOverYears } from '../lot/EffortOverYears'
import { compareAddress, parseCompared, type Compared } from './compareAddress'
import type { CompareProps } from './CompareProps'
import { SideBySide } from './SideBySide'
import { useComparedLots } from './useComparedLots'
import '../comparator.css'
import './compare.css'

/** Two to four lots side by side, for a household when one is chosen. */
export function CompareScreen() {
  const { compared, change } = useCompared()
  const { outcome, retry } = useCatalogue()
  const { length } = compared.lots
  return (
    <>
      <title>Comparer · Solive</title>
      <PageHeader
        title={length > 1 ? `Comparer ${length} lots` : 'Comparer'}
        actions={
          length > 1 && (
            <Button
              icon={<PrinterOutlined aria-hidden />}
              onClick={() => {
                window.print()
              }}
            >
              Imprimer
            </Button>
          )
        }
      />
      <PageBody>
        {length < 2 ? (
          <TooFew count={length} />
        ) : outcome?.failure ? (
          <ErrorBlock message={messages.technical} onRetry={retry} />
        ) : outcome ? (
          <ForChosenFile catalogue={outcome.catalogue} compared={compared} change={change} />
        ) : (
          <Skeleton lines={10} />
        )}
      </PageBody>
    </>
  )
}

function useCompared() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const compared = parseCompared(query)
  const change = (changes: Partial<Compared>) => {
    void navigate(compareAddress({ ...compared, ...changes }), { replace: true, preventScrollReset: true })
  }
  useShortcuts([
    {
      keys: 'd',
      label: 'Différences seulement',
      act: () => {
        change({ onlyDifferences: !compared.onlyDifferences })
      },
    },
  ])
  return { compared, change }
}

const TooFew = ({ count }: { count: number }) => (
  <Empty
    title={count === 0 ? 'Aucun lot à comparer' : 'Ajoutez un deuxième bien.'}
    sentence="Cochez deux à quatre lots dans la recherche."
    action={<Link to={comparatorAddress()}>Chercher des lots</Link>}
  />
)

function ForChosenFile(props: CompareProps) {
  const { compared, change } = props
  return (
    <div className="comparator">
      <section className="household-band compare-band" aria-label="Dossier">
        <span aria-hidden>Pour</span>
        <ClientFileChoice
          value={compared.clientFile}
          onChange={(clientFile) => {
            change({ clientFile })
          }}
        />
      </section>
      {compared.clientFile === null ? (
        <Comparison {...props} household={undefined} />
      ) : (
        <ForClientFile
          id={compared.clientFile}
          waiting={<Skeleton lines={10} />}
          refused={(_failure, retry) => (
            <>
              <ErrorBlock message="Ce dossier n’existe plus, ou n’est pas le vôtre." onRetry={retry} />
              <Comparison {...props} household={undefined} />
            </>
          )}
        >
          <HouseholdComparison {...props} />
        </ForClientFile>
      )}
    </div>
  )
}

function HouseholdComparison(props: CompareProps) {
  const { lots } = useComparedLots(props.catalogue, props.compared.lots)
  return <Comparison {...props} household={useHouseholdLots(props.catalogue, lots)} />
}

function Comparison({ household, ...props }: CompareProps & { household: HouseholdLots | undefined }) {
  const { lots } = useComparedLots(props.catalogue, props.compared.lots)
  return (
    <>
      {household && <Missing {...household} />}
      <SideBySide {...props} household={household} />
      {hasEfforts(household) && <EffortOverYears lots={lots} calculation={household.calculation} />}
    </>
  )
}

/** What the file lacks, where it lacks something. */
const Missing = ({ calculation: { missing } }: Pick<HouseholdLots, 'calculation'>) =>
  Object.keys(missing).length > 0 ? <MissingAnswers missing={missing} /> : null
