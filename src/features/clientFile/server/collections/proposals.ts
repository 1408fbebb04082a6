import { resources } from '#contract'
import { defineResource } from '#contract/define'
import { proposalStatuses } from '#features/catalogue/contract'
import { properties } from '#features/catalogue/server'
import { choices, ids } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { pointedAt, type Include } from '#server/operations/collections'
import { clientFiles } from '../aggregate'
import { newDecision, revised, sameProperty } from '../operations/decisions'
import { policies } from '../policies'
import { keptClientFiles, tables } from '../tables'

const property = pointedAt('property', () => properties)

/** What comes with the properties, named without them. */
const aroundProperty = (relationship: 'program' | 'promoter' | 'manager'): Include => {
  const include = properties.includes?.[relationship]
  if (!include) throw new Error(`Properties have no ${relationship}`)
  return { ...include, find: async (from, asked) => include.find((await property.find(from, asked)).resources, asked) }
}

const LATEST_FIRST = { usual: [{ name: 'updated_at', descending: true }] } as const

/** The properties kept or discarded in the viewer's files, the latest decision first. */
export const proposals: ServedCollection = {
  label: 'Lots retenus ou écartés',
  table: tables.property_proposal,
  policy: policies.property_proposal,
  includes: {
    property,
    program: aroundProperty('program'),
    promoter: aroundProperty('promoter'),
    manager: aroundProperty('manager'),
  },
  list: {
    ...LATEST_FIRST,
    filters: { status: choices('status', proposalStatuses), client_file: ids('client_file_id') },
  },
}

const { property_id, status, reason } = resources.property_proposal.fields

/** Those of one file; they are decided, revised and forgotten in its history. */
export const proposalsOfFile: ServedCollection = {
  ...proposals,
  parent: keptClientFiles.root,
  partOf: { served: clientFiles, told: ['property_id', 'status', 'reason'] },
  list: { ...LATEST_FIRST, isWhole: true },
  create: {
    body: defineResource('property_proposal', { property_id, status, reason }),
    isFilled: true,
    stored: newDecision,
    same: sameProperty,
  },
  // The property of a decision stays.
  update: { body: defineResource('property_proposal', { status, reason }), change: revised },
  remove: {},
  summaries: {
    create: 'Retient ou écarte un lot',
    update: 'Change la décision prise sur un lot',
    remove: 'Oublie la décision prise sur un lot',
  },
}
