import type { ResourceType } from '#contract'
import { clientFileSections } from '#contract/clientFile'

/** The section that holds resources of a type; undefined for the client file itself. */
export const sectionOf = (type: ResourceType) => clientFileSections.find(({ definition }) => definition.type === type)

/** A section that a toggle opens (specification §4): it is created half filled, and a file has one at most. */
export const isToggled = (type: ResourceType): boolean => sectionOf(type)?.cardinality === 'optional'
