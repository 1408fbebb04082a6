import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { useMediaQuery } from '#client/ui/layout'
import { Segments } from '#client/screens/filters'
import { ComparisonBar, type ComparedLots } from '#features/catalogue/client/comparison'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import { MissingAnswers, outcomeOf, useHouseholdLots } from '#features/clientFile/client/lots'
import { compareAddress } from '../compare/compareAddress'
import { withCompared } from '../compare/comparing'
import { hasEfforts } from '../found/useFoundLots'
import { FileRefused } from '../household/FileRefused'
import { DeclareClient } from '../lot/DeclareClient'
import { useSells } from '../list/SaleLinks'
import { useJudging } from '../useJudging'
import { useScoring } from '../weights/useScoring'
import { ProgramLotCards } from './ProgramLotCards'
import type { ProgramLot, ProgramLotsShown } from './ProgramLot'
import { ProgramLotTable } from './ProgramLotTable'

interface ProgramLotsProps {
  readonly lots: readonly CatalogueProperty[]
  readonly catalogue: Catalogue
}

const ALL = ''

/** The lots of a programme, of all sizes or of one, with what each costs the household of a client file; several may be compared. */
export function ProgramLots({ lots, catalogue }: ProgramLotsProps) {
  const { clientFile, weights, floors, changeJudging } = useJudging()
  const mayRead = useAppSelector((held) => allows(selectHeldRights(held), 'readClientFiles'))
  const [rooms, chooseRooms] = useState(ALL)
  const shown = useMemo(() => lots.filter((lot) => rooms === ALL || String(lot.rooms) === rooms), [lots, rooms])
  const { comparing, clear } = useComparing()
  const file = mayRead ? clientFile : null
  const program = lots[0]?.program.id
  if (lots.length === 0) return <p className="remark">Aucun lot à vendre dans ce programme.</p>
  return (
    <>
      <div className="program-lots-bar">
        {mayRead && (
          <ClientFileChoice
            value={clientFile}
            onChange={(id) => {
              changeJudging({ clientFile: id })
            }}
          />
        )}
        <Segments label="Pièces" options={roomChoices(lots)} value={rooms} onChange={chooseRooms} />
        {program && <DeclareClient program={program} />}
      </div>
      {file === null ? (
        <WithoutHousehold lots={shown} comparing={comparing} />
      ) : (
        <ForFile id={file}>
          <ForHousehold lots={shown} catalogue={catalogue} comparing={comparing} />
        </ForFile>
      )}
      <ComparisonBar count={comparing.compared.length} onClear={clear}>
        <Link
          className="compare-link"
          to={compareAddress({ lots: comparing.compared, clientFile: file, weights, floors, onlyDifferences: true })}
        >
          Comparer côte à côte
        </Link>
      </ComparisonBar>
    </>
  )
}

/** The lots that were ticked here. */
function useComparing(): { readonly comparing: ComparedLots; readonly clear: () => void } {
  const [compared, compare] = useState<readonly string[]>([])
  return {
    comparing: {
      compared,
      onCompare: (id, isCompared) => {
        compare(withCompared(compared, id, isCompared))
      },
    },
    clear: () => {
      compare([])
    },
  }
}

const ForFile = ({ id, children }: { id: string; children: ReactNode }) => (
  <ForClientFile
    id={id}
    waiting={<Skeleton lines={8} />}
    refused={(failure, retry) => <FileRefused failure={failure} onRetry={retry} />}
  >
    {children}
  </ForClientFile>
)

interface ListedProps {
  readonly lots: readonly CatalogueProperty[]
  readonly comparing: ComparedLots
}

function ForHousehold({ lots, catalogue, comparing }: ListedProps & Pick<ProgramLotsProps, 'catalogue'>) {
  const household = useHouseholdLots(catalogue, lots)
  const scoreOf = useScoring(useJudging())
  const { calculation, outcomes } = household
  const isCalculated = hasEfforts(household)
  const rows = lots.map((lot) => ({ lot, score: scoreOf(lot), ...outcomeOf(outcomes.byId.get(lot.id)) }))
  return (
    <>
      {Object.keys(calculation.missing).length > 0 && <MissingAnswers missing={calculation.missing} />}
      {outcomes.hasFailed && <ErrorBlock message={messages.technical} onRetry={outcomes.retry} />}
      <Listed {...{ rows, comparing }} isForHousehold={isCalculated} isBusy={isCalculated && !outcomes.isComplete} />
    </>
  )
}

function WithoutHousehold({ lots, comparing }: ListedProps) {
  const scoreOf = useScoring(useJudging())
  const rows = lots.map((lot): ProgramLot => ({ lot, score: scoreOf(lot), outcome: undefined, explanation: undefined }))
  return <Listed {...{ rows, comparing }} isForHousehold={false} isBusy={false} />
}

/** A table, or on a phone cards. */
function Listed(shown: ProgramLotsShown) {
  const { clientFile } = useJudging()
  const props = useSells() ? { ...shown, sale: { file: clientFile } } : shown
  const isNarrow = useMediaQuery('(width < 768px)')
  return isNarrow ? <ProgramLotCards {...props} /> : <ProgramLotTable {...props} />
}

const roomChoices = (lots: readonly CatalogueProperty[]) => [
  { value: ALL, label: 'Tous' },
  ...[...new Set(lots.flatMap(({ rooms }) => rooms ?? []))]
    .toSorted((one, other) => one - other)
    .map((rooms) => ({ value: String(rooms), label: `T${rooms}` })),
]
