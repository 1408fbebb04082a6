import conventions from './0001_foundations.sql'
import idempotencyKeys from './0005_idempotency_keys.sql'
import disabledFeatures from './0028_disabled_features.sql'
import clockReading from './0035_clock_reading.sql'
import trash from './0040_trash.sql'
import auditTrail from './0041_audit_trail.sql'
import answersByRights from './0042_answers_by_rights.sql'
import requestCounts from './0054_request_counts.sql'
import dataKey from './0055_data_key.sql'
import oneClickUnsubscribing from './0059_one_click_unsubscribing.sql'
import mailAttachments from './0074_mail_attachments.sql'
import settingChanges from './0085_setting_changes.sql'
import files from './0089_files.sql'
import type { Migration } from '../migrate'

/** What belongs to no feature: idempotent answers, the clock, the audit trail, the trash, counts of requests, the key, who changed which settings, files. */
export const foundations: readonly Migration[] = [
  { name: '0001_foundations', sql: conventions },
  { name: '0005_idempotency_keys', sql: idempotencyKeys },
  { name: '0028_disabled_features', sql: disabledFeatures },
  { name: '0035_clock_reading', sql: clockReading },
  { name: '0040_trash', sql: trash },
  { name: '0041_audit_trail', sql: auditTrail },
  { name: '0042_answers_by_rights', sql: answersByRights },
  { name: '0054_request_counts', sql: requestCounts },
  { name: '0055_data_key', sql: dataKey },
  { name: '0059_one_click_unsubscribing', sql: oneClickUnsubscribing },
  { name: '0074_mail_attachments', sql: mailAttachments },
  { name: '0085_setting_changes', sql: settingChanges },
  { name: '0089_files', sql: files },
]
