import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { AnnouncedEffort } from '#features/simulation/client/results'

/** Tells the effort of the file to those who do not see it. */
export function Announcement() {
  const effort = useAppSelector((state) => selectSolution(state).result?.data.indicators.average_effort)
  return <AnnouncedEffort effort={effort} />
}
