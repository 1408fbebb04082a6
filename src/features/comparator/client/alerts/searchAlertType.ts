import { registerContracts } from '#contract/resources'
import { comparatorContract } from '#features/comparator/contract'

// Only the screens of alerts know alerts: their contract comes with them.
registerContracts([comparatorContract])

/** The type of alerts on the wire. */
export const SEARCH_ALERT = 'search_alert'
