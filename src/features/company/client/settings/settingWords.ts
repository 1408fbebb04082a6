import { resources, type Field } from '#contract'
import { entriesOf, isObject, isText, isTexts } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { formatDate, formatNumber, formatPercent } from '#client/ui'
import { isCriterion, scoringCriteria } from '#features/catalogue/contract'
import { reportParameters, type SettingDifference } from '#features/company/contract'

/** One setting that changed, in words. */
export interface WrittenDifference {
  readonly label: string
  readonly before: string
  readonly after: string
}

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

function labelOf({ key, name }: SettingDifference): string {
  const [table = '', inner] = key.split('.')
  if (table === 'loan_rates') return `Taux sur ${inner ?? ''} ans`
  if (table === 'promoters') return `Promoteur ${name ?? ''}`
  if (table === 'programs') return `Programme ${name ?? ''}`
  if (table === 'is_active') return 'Catalogue limité au périmètre'
  return fields[key]?.label ?? key
}

function valueOf(key: string, value: unknown): string {
  const [table = ''] = key.split('.')
  if (table === 'promoters' || table === 'programs') return value === false ? 'masqué' : 'visible'
  if (table === 'loan_rates') return rate(value)
  if (table === 'is_active' || typeof value === 'boolean') return value === true ? 'oui' : 'non'
  const field = fields[key]
  if (field?.kind === 'rate') return rate(value)
  if (value === null || value === undefined)
    return field && key in resources.simulation_configuration.fields ? 'origine' : '—'
  if (typeof value === 'number') return formatNumber(value, field?.unit === undefined ? {} : { unit: field.unit })
  if (field?.kind === 'date' && isText(value)) return formatDate(value)
  if (isTexts(value))
    return value.map((name) => (isCriterion(name) ? scoringCriteria[name].label : name)).join(', ') || 'aucun'
  if (isObject(value)) return shortened(wordsIn(value))
  return isText(value) ? shortened(value) : '—'
}

const rate = (value: unknown): string => (typeof value === 'number' ? formatPercent(value) : 'origine')

const LONGEST = 90
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The words of a rich text, without what they look like. */
function wordsIn(node: unknown): string {
  const { text, content } = entriesOf(node)
  if (isText(text)) return text
  return Array.isArray(content) ? content.map(wordsIn).join(' ').replace(/\s+/g, ' ').trim() : ''
}
