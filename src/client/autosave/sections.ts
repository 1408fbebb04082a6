import { sectionOf, type ResourceType } from '#contract/resources'

/** A section that a toggle opens (specification §4): it is created half filled, and its root has one at most. */
export const isToggled = (type: ResourceType): boolean => sectionOf(type)?.cardinality === 'optional'
