import { nobody, readOnly, those } from './policy'

/** Places are the same for everyone. */
export const locationPolicy = readOnly(those('readReferenceData', () => ({})))

/** What was changed is read in the history of its aggregate, which says who may; it is written by what changes, and by nobody. */
export const fieldChangePolicy = readOnly(nobody)
