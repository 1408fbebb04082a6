import conventions from './0001_foundations.sql'
import idempotencyKeys from './0005_idempotency_keys.sql'
import type { Migration } from '../migrate'

/** What every table relies on, and the answers kept for repeated requests. */
export const foundations: readonly Migration[] = [
  { name: '0001_foundations', sql: conventions },
  { name: '0005_idempotency_keys', sql: idempotencyKeys },
]
