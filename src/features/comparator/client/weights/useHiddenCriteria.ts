import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'

const none: readonly string[] = []

/** The criteria that the firm does not show. */
export const useHiddenCriteria = (): readonly string[] =>
  useAppSelector(selectCompany)?.attributes.hidden_criteria ?? none
