import { resources, type Field } from '#contract'
import { entriesOf, isText, isTexts } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { formatDate, formatNumber, formatPercent } from '#client/ui'
import { isCriterion, scoringCriteria } from '#features/catalogue/contract'
import { reportParameters, reportTextVariables, type SettingDifference } from '#features/company/contract/settings'
import type { ComparedSetting } from './comparison'

/** One setting that changed, in words. */
export interface WrittenDifference {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** One setting of an earlier state beside the same today, in words. */
export interface WrittenComparison {
  readonly label: string
  readonly then: string
  readonly today: string
}

/** A setting in words. */
export const comparisonOf = ({ then, today, ...setting }: ComparedSetting): WrittenComparison => ({
  label: labelOf(setting),
  then: valueOf(setting.key, then),
  today: valueOf(setting.key, today),
})

/** What a change of settings changed, in words. */
export const differencesOf = ({ attributes }: ResourceOf<'setting_change'>): readonly WrittenDifference[] =>
  (attributes.changes ?? []).map((difference) => ({
    label: labelOf(difference),
    before: valueOf(difference.key, difference.before),
    after: valueOf(difference.key, difference.after),
  }))

const fields: Readonly<Record<string, Field>> = {
  ...resources.company.fields,
  ...resources.simulation_configuration.fields,
  ...reportParameters.fields,
}

function labelOf({ key, name }: Pick<SettingDifference, 'key' | 'name'>): string {
  const [table = '', inner] = key.split('.')
  if (table === 'loan_rates') return `Taux sur ${inner ?? ''} ans`
  if (table === 'promoters') return `Promoteur ${name ?? ''}`
  if (table === 'programs') return `Programme ${name ?? ''}`
  if (table === 'is_active') return 'Catalogue limité au périmètre'
  return fields[key]?.label ?? name ?? key
}

function valueOf(key: string, value: unknown): string {
  const [table = ''] = key.split('.')
  if (table === 'promoters' || table === 'programs') return value === false ? 'masqué' : 'visible'
  if (table === 'is_active') return value === true ? 'oui' : 'non'
  return table === 'loan_rates' ? rate(value) : fieldText(fields[key], value, ORIGINAL.has(key))
}

/** What is ours again where the firm sets nothing. */
const ORIGINAL: ReadonlySet<string> = new Set(Object.keys(resources.simulation_configuration.fields))

function fieldText(field: Field | undefined, value: unknown, hasOriginal: boolean): string {
  if (value === null || value === undefined) return hasOriginal ? 'origine' : '—'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return numberText(field, value)
  if (isTexts(value)) return value.map(criterionLabel).join(', ') || 'aucun'
  if (isText(value)) return field?.kind === 'date' ? formatDate(value) : shortened(value)
  return shortened(wordsIn(value))
}

const numberText = (field: Field | undefined, value: number): string =>
  field?.kind === 'rate' ? rate(value) : formatNumber(value, field?.unit === undefined ? {} : { unit: field.unit })

const criterionLabel = (name: string): string => (isCriterion(name) ? scoringCriteria[name].label : name)

const rate = (value: unknown): string => (typeof value === 'number' ? formatPercent(value) : 'origine')

const LONGEST = 90
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The words of a rich text, without what they look like. */
function wordsIn(node: unknown): string {
  const { type, text, content, attrs } = entriesOf(node)
  if (isText(text)) return text
  if (type === 'variable') return variableIn(attrs)
  return Array.isArray(content) ? content.map(wordsIn).join(' ').replace(/\s+/g, ' ').trim() : ''
}

/** `[Nom du client]`: what stands in its place on paper. */
function variableIn(attrs: unknown): string {
  const { name } = entriesOf(attrs)
  const label = Object.entries(reportTextVariables).find(([key]) => key === name)?.[1]
  return label === undefined ? '' : `[${label}]`
}
