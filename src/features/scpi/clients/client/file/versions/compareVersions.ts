import { definitionOf, type Field, type ResourceType } from '#contract'
import { isEqual, isText } from '#contract/json'
import { fieldText, sectionLabel } from '#client/editing/changes'
import type { Said, SignedResource } from '../../api'
import { nameOfMass } from '../masses/nameOfMass'
import { scoreNames } from '../synthesis/scores'

/** A field, or a score, before and after, in words. */
export interface ComparedLine {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
  readonly isSame: boolean
}

/** The lines of a part of the questionnaire. */
export interface ComparedPart {
  readonly key: string
  readonly label: string
  readonly lines: readonly ComparedLine[]
}

/** What differs between two versions, part by part; with `all`, what is the same too. */
export function compareVersions(before: Said, after: Said, all = false): readonly ComparedPart[] {
  const keys = [...new Set([...before.answers, ...after.answers].map(keyOf))]
  const ofAnswers = keys.flatMap((key) => {
    const [was, is] = [before, after].map(({ answers }) => answers.find((one) => keyOf(one) === key))
    const one = is ?? was
    return one ? [{ key, label: labelOf(one), lines: linesOf(one.type, was, is) }] : []
  })
  const parts = [{ key: 'scores', label: 'Scores', lines: scoreLines(before, after) }, ...ofAnswers]
  return parts
    .map((part) => ({ ...part, lines: part.lines.filter(({ isSame }) => all || !isSame) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What a part is called: of which mass, or of whom, where there may be several. */
function labelOf({ type, attributes, mass }: SignedResource): string {
  const name = NAMES.map((field) => attributes[field]).find(isText)
  return [
    sectionLabel(type),
    mass === undefined ? undefined : nameOfMass(mass),
    type === 'scpi_client' ? undefined : name,
  ]
    .filter((part) => part !== undefined)
    .join(' – ')
}

/** What tells one child or representative from another. */
const NAMES = ['firstname', 'company_name'] as const

const keyOf = ({ type, id }: SignedResource): string => `${type} ${id}`

function linesOf(
  type: ResourceType,
  was: SignedResource | undefined,
  is: SignedResource | undefined,
): readonly ComparedLine[] {
  return Object.entries(definitionOf(type).fields)
    .filter(([name, field]) => isTold(field) && [was, is].some((one) => one && Object.hasOwn(one.attributes, name)))
    .map(([name, field]) => {
      const [before, after] = [was?.attributes[name] ?? null, is?.attributes[name] ?? null]
      return {
        key: name,
        label: field.short ?? field.label,
        before: textOf(field, before),
        after: textOf(field, after),
        isSame: isEqual(before, after),
      }
    })
}

/** What follows from answers, and whom they lead to, is told elsewhere. */
const isTold = ({ kind, readOnly }: Field): boolean => !readOnly && kind !== 'reference' && kind !== 'object'

const textOf = (field: Field, value: unknown): string => fieldText(field, value, (slug) => slug)

const scoreLines = (before: Said, after: Said): readonly ComparedLine[] =>
  Object.entries(scoreNames).map(([code, name]) => {
    const [was, is] = [before, after].map(({ scores }) => scores.find((one) => one.code === code)?.level ?? null)
    return { key: code, label: name, before: was ?? 'À compléter', after: is ?? 'À compléter', isSame: was === is }
  })
