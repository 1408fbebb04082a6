import type { Floors } from '#features/comparator/contract'
import { criterionNames, isCriterion, type CriterionName } from '#features/catalogue/contract'
import { HIGHEST_SCORE, HIGHEST_WEIGHT, presetNames, presetOf, presets, type Weights } from './criteria'
import type { Parameter } from './parameterKinds'

type Pairs = Readonly<Partial<Record<CriterionName, number>>>

/** `rental_security:3,tax_performance:0`; undefined where one of them is none. */
function readPairs(text: string, accepts: (value: number) => boolean): Pairs | undefined {
  const pairs: Partial<Record<CriterionName, number>> = {}
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split(':')
    if (!isCriterion(name) || !/^\d(?:\.\d)?$/.test(value) || !accepts(Number(value))) return undefined
    pairs[name] = Number(value)
  }
  return pairs
}

const writePairs = (pairs: Pairs): string =>
  criterionNames.flatMap((name) => (pairs[name] === undefined ? [] : `${name}:${String(pairs[name])}`)).join(',')

/** The name of a preset, or the weights that differ from the usual ones. */
export const weightsParameter = (name: string, usual: Weights): Parameter<Weights> => ({
  name,
  usual,
  read: (text) => {
    const preset = presetNames.find((each) => each === text)
    if (preset) return presets[preset].weights
    const changes = readPairs(text, (weight) => Number.isInteger(weight) && weight <= HIGHEST_WEIGHT)
    return changes && { ...usual, ...changes }
  },
  write: (weights) => {
    const changes: Partial<Record<CriterionName, number>> = {}
    for (const each of criterionNames) if (weights[each] !== usual[each]) changes[each] = weights[each]
    return presetOf(weights) ?? writePairs(changes)
  },
})

/** The scores under which a lot is not eligible, above 0. */
export const floorsParameter = (name: string): Parameter<Floors> => ({
  name,
  usual: {},
  read: (text) => readPairs(text, (floor) => floor > 0 && floor <= HIGHEST_SCORE),
  write: writePairs,
})
