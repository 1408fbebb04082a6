import { selectMeeting } from '#client/session/meeting'
import { useAppSelector, useResource, type ResourceReading } from '#client/store'
import { clientFileSections } from '#features/clientFile/contract/household'

const everySection = clientFileSections.map(({ relationship }) => relationship)

/** Notes are internal: while a client looks on, they are not even asked for. */
const shownSections = everySection.filter((relationship) => relationship !== 'notes')

/** Reads a client file with all its sections. One that this device has kept is complete before the server answers. */
export function useClientFile(id: string): ResourceReading<'client_file'> {
  const isMeeting = useAppSelector((state) => selectMeeting(state).open !== null)
  const reading = useResource('client_file', id, { include: isMeeting ? shownSections : everySection })
  const isKept = useAppSelector(({ openedFiles }) => (openedFiles[id]?.at ?? null) !== null)
  return { ...reading, isComplete: reading.isComplete || (isKept && reading.resource !== undefined) }
}
