import conventions from './0001_foundations.sql'
import idempotencyKeys from './0005_idempotency_keys.sql'
import disabledFeatures from './0028_disabled_features.sql'
import clockReading from './0035_clock_reading.sql'
import type { Migration } from '../migrate'

/** What every table relies on, the answers kept for repeated requests, what is not offered, and what the clock said. */
export const foundations: readonly Migration[] = [
  { name: '0001_foundations', sql: conventions },
  { name: '0005_idempotency_keys', sql: idempotencyKeys },
  { name: '0028_disabled_features', sql: disabledFeatures },
  { name: '0035_clock_reading', sql: clockReading },
]
