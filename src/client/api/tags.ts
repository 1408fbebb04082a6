import type { ResourceType } from '#contract'

/** The lists of a type: they are read again once something was added to one, or taken out. */
export const ofList = (type: ResourceType) => ({ type: 'list' as const, id: type })
