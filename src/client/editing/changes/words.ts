import { definitionOf, type ResourceType } from '#contract'
import { aggregateOf, eventLabel, sectionOf } from '#contract/resources'
import type { Step } from '../steps/change'
import { EMPTY, fieldText } from './fieldText'

/** What a toast says of a step that was just done, and what its button says of taking it back. */
interface StepWords {
  readonly message: string
  readonly back: string
}

/** The part of the aggregate that holds resources of a type. */
export const sectionLabel = (type: ResourceType): string =>
  sectionOf(type)?.label ?? eventLabel(type) ?? aggregateOf(type)?.words.name ?? type

/** Whether what happened to resources of a type can be put back as it was. */
export const isRestorable = (type: ResourceType): boolean => eventLabel(type) === undefined

/** `Loyer : 720 € rétabli`, `Rétablir 760 €`. */
export function stepWords({ changes }: Step, nameOf: (slug: string) => string): StepWords {
  const [change, ...others] = changes
  if (!change || others.length > 0) return { message: `Rétabli\u00a0: ${sectionsOf(changes)}`, back: 'Annuler' }
  const {
    ref: { type },
    before,
    after,
  } = change
  const section = sectionLabel(type)
  if (after === null) return { message: `${section}\u00a0: élément retiré`, back: 'Remettre' }
  if (before === null) return { message: `${section}\u00a0: élément remis`, back: 'Retirer' }
  const [name = '', ...more] = Object.keys(after)
  const field = definitionOf(type).fields[name]
  if (!field || more.length > 0)
    return { message: `${section}\u00a0: ${more.length + 1} champs rétablis`, back: 'Annuler' }
  // Whom or what a reference leads to has no words here.
  if (field.kind === 'reference')
    return {
      message: `${field.label}\u00a0: ${(after[name] ?? null) === null ? 'de nouveau vide' : 'rétabli'}`,
      back: 'Annuler',
    }
  const text = (value: unknown) => short(fieldText(field, value, nameOf))
  const [was, is] = [text(before[name]), text(after[name])]
  return {
    message: is === EMPTY ? `${field.label}\u00a0: de nouveau vide` : `${field.label}\u00a0: ${is} rétabli`,
    back: was === EMPTY ? 'Vider de nouveau' : `Rétablir ${was}`,
  }
}

/** `Revenus, Fiscalité` */
const sectionsOf = (changes: Step['changes']): string =>
  [...new Set(changes.map(({ ref: { type } }) => sectionLabel(type)))].join(', ')

const LONGEST = 40
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)
