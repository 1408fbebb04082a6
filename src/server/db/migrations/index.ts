import conventions from './0001_foundations.sql'
import idempotencyKeys from './0005_idempotency_keys.sql'
import disabledFeatures from './0028_disabled_features.sql'
import type { Migration } from '../migrate'

/** What every table relies on, the answers kept for repeated requests, and what is not offered. */
export const foundations: readonly Migration[] = [
  { name: '0001_foundations', sql: conventions },
  { name: '0005_idempotency_keys', sql: idempotencyKeys },
  { name: '0028_disabled_features', sql: disabledFeatures },
]
