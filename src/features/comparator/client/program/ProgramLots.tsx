import { useMemo, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isUuid, messages } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Segments } from '#client/screens/filters'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { ClientFileChoice, ForClientFile } from '#features/clientFile/client/chosenFile'
import { MissingAnswers, outcomeOf, useHouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts } from '../found/useFoundLots'
import { usualWeights, weightedScore } from '../search/criteria'
import { ProgramLotTable, type ProgramLot } from './ProgramLotTable'

interface ProgramLotsProps {
  readonly lots: readonly CatalogueProperty[]
  readonly catalogue: Catalogue
}

const FILE = 'dossier'
const ALL = ''

/** The lots of a programme, of all sizes or of one, with what each costs the household of a client file. */
export function ProgramLots({ lots, catalogue }: ProgramLotsProps) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const mayRead = useAppSelector((held) => allows(selectHeldRights(held), 'readClientFiles'))
  const [rooms, chooseRooms] = useState(ALL)
  const shown = useMemo(() => lots.filter((lot) => rooms === ALL || String(lot.rooms) === rooms), [lots, rooms])
  const asked = query.get(FILE)
  const clientFile = mayRead && asked !== null && isUuid(asked) ? asked : null
  if (lots.length === 0) return <p className="remark">Aucun lot à vendre dans ce programme.</p>
  return (
    <>
      <div className="program-lots-bar">
        {mayRead && (
          <ClientFileChoice
            value={clientFile}
            onChange={(id) => {
              setQuery(id === null ? {} : { [FILE]: id }, { replace: true, state })
            }}
          />
        )}
        <Segments label="Pièces" options={roomChoices(lots)} value={rooms} onChange={chooseRooms} />
      </div>
      {clientFile === null ? (
        <ProgramLotTable rows={shown.map((lot) => rowOf(lot))} isForHousehold={false} isBusy={false} />
      ) : (
        <ForFile id={clientFile}>
          <ForHousehold lots={shown} catalogue={catalogue} />
        </ForFile>
      )}
    </>
  )
}

const ForFile = ({ id, children }: { id: string; children: ReactNode }) => (
  <ForClientFile
    id={id}
    waiting={<Skeleton lines={8} />}
    refused={({ kind }, retry) => (
      <ErrorBlock
        message={kind === 'http' ? 'Ce dossier n’existe plus, ou n’est pas le vôtre.' : messages.technical}
        onRetry={retry}
      />
    )}
  >
    {children}
  </ForClientFile>
)

function ForHousehold({ lots, catalogue }: ProgramLotsProps) {
  const household = useHouseholdLots(catalogue, lots)
  const { calculation, outcomes } = household
  const isCalculated = hasEfforts(household)
  const rows = lots.map((lot) => ({ ...rowOf(lot), ...outcomeOf(outcomes.byId.get(lot.id)) }))
  return (
    <>
      {Object.keys(calculation.missing).length > 0 && <MissingAnswers missing={calculation.missing} />}
      {outcomes.hasFailed && <ErrorBlock message={messages.technical} onRetry={outcomes.retry} />}
      <ProgramLotTable rows={rows} isForHousehold={isCalculated} isBusy={isCalculated && !outcomes.isComplete} />
    </>
  )
}

const rowOf = (lot: CatalogueProperty): ProgramLot => ({
  lot,
  score: weightedScore(lot, usualWeights, {}),
  outcome: undefined,
  explanation: undefined,
})

const roomChoices = (lots: readonly CatalogueProperty[]) => [
  { value: ALL, label: 'Tous' },
  ...[...new Set(lots.flatMap(({ rooms }) => rooms ?? []))]
    .toSorted((one, other) => one - other)
    .map((rooms) => ({ value: String(rooms), label: `T${rooms}` })),
]
