import type { ComponentProps } from 'react'
import { ChoiceField } from '#client/forms'
import { useHiddenProjects } from './useHiddenProjects'

/** The choice of a scheme among those that are offered; the one that was chosen before stays. */
export function ProjectField(props: Omit<ComponentProps<typeof ChoiceField>, 'hidden'>) {
  return <ChoiceField {...props} hidden={useHiddenProjects()} />
}
