import { makeSelectItems } from '#client/autosave'
import { selectRelated } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { profileApi } from './profileApi'
import { accountTypes } from './steps'

const OF_ACCOUNT = [
  'financialSituation',
  'fiscality',
  'professionalSituation',
  'politicallyExposedPerson',
  'objective',
  'quiz',
] as const

/** Reads all that the questionnaire of an account asks. */
export function useReadProfile(accountId: string) {
  const account = useResource('pp_account', accountId, { include: OF_ACCOUNT })
  const masses = profileApi.usePortalMassesQuery(accountId, { refetchOnMountOrArgChange: true })
  const refs = masses.currentData?.refs
  /** The client’s own mass; undefined while there is none. */
  const massId = useAppSelector(
    (state) => selectRelated(state, 'pp_entity', refs).find(({ attributes }) => attributes.entity_type === 'own')?.id,
  )
  // What was read once is still held without a network.
  const isHeld = useAppSelector(
    (state) => account.isComplete || accountTypes.every((type) => makeSelectItems(accountId, type)(state).length > 0),
  )
  return {
    isHeld: isHeld && refs !== undefined,
    massId,
    failure: account.failure ?? masses.error,
    refetch: () => {
      account.refetch()
      void masses.refetch()
    },
  }
}
