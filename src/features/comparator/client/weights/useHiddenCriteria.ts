import { useMemo } from 'react'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'

const none: readonly string[] = []

/** The criteria that the firm does not show, or that nobody is offered here: no answer of the server tells them. */
export function useHiddenCriteria(): readonly string[] {
  const { hidden_criteria: hidden, disabled_criteria: disabled } = useAppSelector(selectCompany)?.attributes ?? {}
  return useMemo(() => [...(hidden ?? none), ...(disabled ?? none)], [hidden, disabled])
}
