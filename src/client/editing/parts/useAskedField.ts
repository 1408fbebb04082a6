import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { definitionOf, type ResourceType } from '#contract'
import { focusField, showField } from './focusField'

/** The type of the resource that an asked field is of, where several on a page have one of its name. */
export const ASKED_TYPE = 'partie'

/** What the address calls a field that is to be seen, while the focus stays where it is. */
export const SHOWN_FIELD = 'voir'

/**
 * Puts the focus in the field that the address asks for (`champ=annual_tax`), or has it seen (`voir=annual_tax`), in the element that
 * gets this reference.
 */
export function useAskedField(type: ResourceType): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const { search, key } = useLocation()
  const parameters = new URLSearchParams(search)
  const part = parameters.get(ASKED_TYPE)
  const isOther = part !== null && part !== type
  const labelOf = (name: string | null) =>
    name === null || isOther ? undefined : definitionOf(type).fields[name]?.label
  const asked = labelOf(parameters.get('champ'))
  const shown = labelOf(parameters.get(SHOWN_FIELD))
  // The key of the location: a link that is followed twice leads there twice.
  useEffect(() => {
    if (asked !== undefined && container.current) focusField(container.current, asked)
  }, [asked, key])
  useEffect(
    () => (shown !== undefined && container.current ? showField(container.current, shown) : undefined),
    [shown, key],
  )
  return container
}
