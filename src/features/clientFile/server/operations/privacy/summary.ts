import dayjs from 'dayjs'
import 'dayjs/locale/fr'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { definitionOf, PLACEHOLDER_BIRTHDATE, type Field } from '#contract'
import { clientFileSections, givenAnswers } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import type { ClientFileRead } from '../../repositories/clientFiles'
import { findLocation } from '#server/services'
import type { Summary, SummaryPart } from '#server/services/pdf'
import { resourcesOfType } from '#server/operations'

/** What a client may be handed of their file: the sections that hold something, without the internal notes. */
export function summaryOf({ file, included }: ClientFileRead, now: Date): Summary {
  const title = resourcesOfType([file], 'client_file')[0]?.attributes.title ?? 'Dossier client'
  const parts = clientFileSections
    .filter(({ path }) => path !== 'notes')
    .flatMap((section): SummaryPart[] => {
      const facts = included.filter(({ type }) => type === section.definition.type).flatMap(factsOf)
      return facts.length > 0 ? [{ heading: section.label, facts }] : []
    })
  return { title, sentence: `Données conservées dans ce dossier au ${parisDay(now)}.`, parts }
}

/** The fields that hold something; a no is no fact, nor is an answer that nobody has confirmed. */
function factsOf({ type, attributes: held }: Resource): SummaryPart['facts'] {
  const values = new Map<string, unknown>(Object.entries(givenAnswers(type, held)))
  return Object.entries(definitionOf(type).fields).flatMap(([name, field]) => {
    const value = values.get(name) ?? null
    const isEmpty = isNothing(value)
    return isEmpty ? [] : [[field.label, written(field, value)] as const]
  })
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  value === PLACEHOLDER_BIRTHDATE ||
  (Array.isArray(value) && value.length === 0)

dayjs.extend(utc)
dayjs.extend(timezone)

const IN_WORDS = 'D MMMM YYYY'
const parisDay = (instant: Date | string): string => dayjs(instant).tz('Europe/Paris').locale('fr').format(IN_WORDS)
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 4 })

function written(field: Field, value: unknown): string {
  const { kind, unit, choices = [] } = field
  if (Array.isArray(value)) return value.map((item) => written(field, item)).join(', ')
  const choice = choices.find((candidate) => candidate.value === value)
  if (choice) return choice.label
  if (value === true) return 'Oui'
  if (typeof value === 'number') {
    if (kind === 'rate') return percent.format(value)
    return [kind === 'integer' ? String(value) : number.format(value), unit]
      .filter((part) => part !== undefined)
      .join('\u00a0')
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  switch (kind) {
    case 'date':
      return dayjs(value).locale('fr').format(IN_WORDS)
    case 'instant':
      return parisDay(value)
    case 'location':
      return findLocation(value)?.name ?? value
    default:
      return value
  }
}
