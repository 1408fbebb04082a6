import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { AnnouncedEffort } from './AnnouncedEffort'

/** Tells the effort of the file to those who do not see it. */
export function Announcement() {
  const effort = useAppSelector((state) => selectSolution(state).result?.data.indicators.average_effort)
  return <AnnouncedEffort effort={effort} />
}
