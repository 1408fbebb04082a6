import { errorsOf } from '#client/api'
import { sentenceOf } from '#client/screens/lifecycle'
import { studiesApi, type DraftedStudy, type StudyRequest } from '../api'

interface DraftedReading {
  readonly drafted: DraftedStudy | undefined
  /** In a sentence. */
  readonly failure: string | undefined
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What a study would say now; the former answer stays while another is on its way. */
export function useDraftedStudy(request: StudyRequest): DraftedReading {
  const { data, error, isFetching, refetch } = studiesApi.useDraftedStudyQuery(request, {
    refetchOnMountOrArgChange: true,
  })
  const failure = error && 'kind' in error ? sentenceOf(errorsOf(error)) : error?.message
  return {
    drafted: data,
    failure: isFetching ? undefined : failure,
    isFetching,
    refetch: () => {
      void refetch()
    },
  }
}
