import { choice, instant, integer, isoDate, structured, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { entriesOf, isListOf, isText } from '#contract/json'
import { settingSections } from './settingSections'

/** One setting that changed: its key (`loan_rates.25`), what the key names where it is an id, what it was and is. */
export interface SettingDifference {
  readonly key: string
  readonly name?: string
  readonly before: unknown
  readonly after: unknown
}

const isDifference = (value: unknown): boolean => isText(entriesOf(value)['key'])

/** Settings of a section that somebody changed together, and the first day on which they hold. */
export const settingChange = defineResource('setting_change', {
  number: integer({ label: 'Numéro', readOnly: true }),
  section: choice(settingSections, { label: 'Réglages', readOnly: true }),
  changes: structured<readonly SettingDifference[]>(
    {
      kind: 'list',
      message: 'Une liste de réglages est attendue',
      isValue: (value): value is readonly SettingDifference[] => isListOf(value, isDifference),
    },
    { label: 'Changements', readOnly: true },
  ),
  effective_at: isoDate({ label: 'Date d’effet', readOnly: true }),
  author_name: text({ label: 'Par', private: true, readOnly: true }),
  created_at: instant({ label: 'Enregistré le' }),
  cancelled_at: instant({ label: 'Abandonné le' }),
})

/** What is done with a change of settings. */
export const settingChangeAction = {
  type: 'setting_change',
  fields: { action: text({ label: 'Action', required: true }) },
  relationships: {},
} as const
