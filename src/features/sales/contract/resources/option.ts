import { choice, instant, integer, longText, numberChoice, reference, text } from '#contract/fields'
import type { ResourceDefinition } from '#contract'
import { defineResource } from '#contract/define'
import { statusLabels } from '#contract/lifecycle'
import { optionLifecycle, type OptionAction } from '../lifecycles/option'
import { buyers } from './bookingLists'
import { channels } from './actors'

const comment = longText({ label: 'Commentaire', private: true, maxLength: 2_000 })
const reason = text({ label: 'Motif', private: true })
const rank = { label: 'Rang', help: 'Le rang\u00a02 devient actif si l’option de rang\u00a01 tombe.' }

/** An option: a lot is held for a client for some days. */
export const option = defineResource(
  'option',
  {
    status: choice(statusLabels(optionLifecycle), { label: 'État', readOnly: true, initial: 'requested' }),
    rank: integer({ ...rank, readOnly: true }),
    starts_at: instant({ label: 'Active depuis' }),
    expires_at: instant({ label: 'Expire le' }),
    validation_due_at: instant({ label: 'Réponse attendue avant' }),
    extension_count: integer({ label: 'Prolongations', readOnly: true, initial: 0 }),
    channel: choice(channels, { label: 'Canal', help: 'De ce qui l’a mise dans son état.', readOnly: true }),
    comment: { ...comment, readOnly: true },
    reason: { ...reason, readOnly: true },
    created_at: instant({ label: 'Posée le' }),
    updated_at: instant({ label: 'Modifiée le' }),
  },
  {
    client_file: { type: 'client_file', many: false },
    property: { type: 'property', many: false },
    program: { type: 'program', many: false },
    promoter: { type: 'promoter', many: false },
    booking: { type: 'booking', many: false },
    created_by: { type: 'user', many: false },
  },
)

/** What a new option is made of. */
export const optionCreation = defineResource('option', {
  client_file: reference({ label: 'Dossier client', required: true }),
  property: reference({ label: 'Lot', required: true }),
  rank: numberChoice(
    [
      { value: 1, label: 'Rang\u00a01' },
      { value: 2, label: 'Rang\u00a02' },
    ],
    { ...rank, help: 'Facultatif\u00a0: le premier qui est libre.' },
  ),
  comment,
})

/** What changes by itself. */
export const optionFields = defineResource('option', { comment })

/** What goes with an action. */
const alone = defineResource('option', { comment, reason })
const withReason = defineResource('option', {
  comment,
  reason: text({ label: 'Motif', private: true, required: true }),
})
/** What the booking that an option becomes is made of: the client of the file buys, or these do. */
const conversion = defineResource('option', { buyers, comment })
export const optionActionBodies = {
  accept: alone,
  refuse: withReason,
  extend: alone,
  convert: conversion,
  release: alone,
} as const satisfies Readonly<Partial<Record<OptionAction, Pick<ResourceDefinition, 'fields'>>>>

/** All that a change may carry: fields, or an action and what goes with it. */
export const optionChange = defineResource('option', {
  action: text({ label: 'Action', help: 'Clé d’une transition\u00a0: accept, refuse, extend, convert, release…' }),
  buyers,
  comment,
  reason,
})
