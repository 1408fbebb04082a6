import { useResourceList } from '#client/store'
import { includedInList } from '../kinds'

/** The most that the list of a file shows. */
const SIZE = 50

/** The studies of a client file, the latest first. @param file id of the client file */
export const useStudies = (file: string, isAsked = true) =>
  useResourceList(
    'commercial_report',
    { filter: { client_file: file }, sort: ['-updated_at'], include: includedInList, page: { size: SIZE } },
    isAsked,
  )
