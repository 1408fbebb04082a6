import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { definitionOf, type ResourceType } from '#contract'
import { focusField } from './focusField'

/** Puts the focus in the field that the address asks for (`champ=annual_tax`), in the element that gets this reference. */
export function useAskedField(type: ResourceType): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const name = useSearchParams()[0].get('champ')
  const label = name === null ? undefined : definitionOf(type).fields[name]?.label
  useEffect(() => {
    if (label !== undefined && container.current) focusField(container.current, label)
  }, [label])
  return container
}
