/** The id of what holds the field of places. */
export const PLACE_FIELD = 'comparator-place'
