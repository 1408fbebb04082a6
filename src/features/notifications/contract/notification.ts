import { choice, flag, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { notificationKinds, notificationKindNames } from './kinds'

const labels = Object.fromEntries(notificationKindNames.map((name) => [name, notificationKinds[name].label]))

/** Something that a person was told of. What it says follows from what they may see when they read it. */
export const notification = defineResource('notification', {
  kind: choice(labels, { label: 'Sujet', readOnly: true }),
  /** `Option · Les Terrasses`. */
  title: text({ label: 'Au sujet de', private: true, readOnly: true }),
  /** What was done, as its button says: `Prolonger`. */
  action: text({ label: 'Action', readOnly: true }),
  /** Who did it; null for what comes by itself. */
  actor: text({ label: 'Par', private: true, readOnly: true }),
  /** Of the page where it is seen. */
  address: text({ label: 'Adresse', readOnly: true }),
  at: instant({ label: 'Le' }),
  is_read: flag({ label: 'Lue' }),
})
