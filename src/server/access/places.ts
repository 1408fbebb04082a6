import { readOnly, those } from './policy'

/** Places are the same for everyone. */
export const locationPolicy = readOnly(those('readReferenceData', () => ({})))
