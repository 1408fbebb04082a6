import { messages } from '#contract'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { settingsApi } from '../settings/api'
import { ChargeCard } from './ChargeCard'
import { LoanCard } from './LoanCard'

/** What the firm assumes of loans, fees and charges where nobody says. */
export function Assumptions() {
  const { data, error, refetch } = settingsApi.useFirmSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  const held = useAppSelector((state) => selectResource(state, 'simulation_configuration', 'company'))
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data || !held) return <Skeleton lines={8} />
  const shown = { values: { ...held.attributes }, original: data.original, version: data.version }
  return (
    <>
      <LoanCard key={`loan ${data.version}`} {...shown} />
      <ChargeCard key={`charges ${data.version}`} {...shown} />
    </>
  )
}
