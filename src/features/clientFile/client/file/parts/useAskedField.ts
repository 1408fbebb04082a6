import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { definitionOf, type ResourceType } from '#contract'
import { focusField } from './focusField'

/** Puts the focus in the field that the address asks for (`champ=annual_tax`), in the element that gets this reference. */
export function useAskedField(type: ResourceType): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const { search, key } = useLocation()
  const name = new URLSearchParams(search).get('champ')
  const label = name === null ? undefined : definitionOf(type).fields[name]?.label
  // The key of the location: a link that is followed twice leads there twice.
  useEffect(() => {
    if (label !== undefined && container.current) focusField(container.current, label)
  }, [label, key])
  return container
}
