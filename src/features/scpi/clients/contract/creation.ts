import { defineResource } from '#contract/define'
import { scpiClient } from './resources/scpiClient'

const { status: _status, portal_status: _portal, marketing_consent_at: _consent, ...fields } = scpiClient.fields
const {
  kyc_signed_at: _signed,
  kyc_valid_until: _valid,
  completeness: _percent,
  completion: _missing,
  ...asked
} = fields
const {
  created_at: _created,
  updated_at: _updated,
  status_reason: _reason,
  former_status: _former,
  firm_name: _firm,
  ...writable
} = asked

/** What a new client is made of: whatever is known of who they are. Names and e-mail are required (specification §5). */
export const clientCreation = defineResource('scpi_client_creation', writable)
