import { nobody, readOnly, those } from './policy'

/** Places are the same for everyone. */
export const locationPolicy = readOnly(those('readReferenceData', () => ({})))

/** Field changes are read through the history of an aggregate, which has its own policy, and are written only by the writes themselves. */
export const fieldChangePolicy = readOnly(nobody)
