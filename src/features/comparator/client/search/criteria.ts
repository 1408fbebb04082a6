import { criterionNames, criteriaOf, type CatalogueProperty, type CriterionName } from '#features/catalogue/contract'
import type { Floors } from '#features/comparator/contract'

/** How much each criterion counts, from 0 (ignored) to 5 (decisive). */
export type Weights = Readonly<Record<CriterionName, number>>

/** What a weight means, from 0 to 5. */
export const weightWords = ['Ignorer', 'Un peu', 'Modéré', 'Normal', 'Important', 'Décisif'] as const
export const HIGHEST_WEIGHT = weightWords.length - 1
export const HIGHEST_SCORE = 5

const all = (weight: number, changes: Partial<Weights> = {}): Weights => {
  const weights: Partial<Record<CriterionName, number>> = {}
  for (const name of criterionNames) weights[name] = changes[name] ?? weight
  // Every criterion has been given its weight.
  return weights as Weights
}

interface Preset {
  readonly label: string
  readonly weights: Weights
}

/** Usual ways to weigh the criteria, by their names in addresses; the first is the usual one. */
export const presets = {
  equilibre: { label: 'Équilibré', weights: all(3) },
  rendement: {
    label: 'Rendement',
    weights: all(2, { net_rent_profitability: 5, rent_profitability: 4, tax_performance: 4 }),
  },
  securite: {
    label: 'Sécurité',
    weights: all(2, { rental_security: 5, manager_strength: 5, ability_to_fill_residence: 4, resale_easiness: 4 }),
  },
  fiscalite: { label: 'Fiscalité', weights: all(2, { tax_performance: 5 }) },
  revente: {
    label: 'Revente',
    weights: all(2, { resale_easiness: 5, potential_capital_gain: 5, neighborhood_attractivity: 5 }),
  },
} as const satisfies Readonly<Record<string, Preset>>

/** Those of the first preset. */
export const usualWeights: Weights = presets.equilibre.weights

export type PresetName = keyof typeof presets

export const presetNames = Object.keys(presets).filter((name): name is PresetName => Object.hasOwn(presets, name))

/** The preset that weighs just so; undefined for weights of one’s own. */
export const presetOf = (weights: Weights): PresetName | undefined =>
  presetNames.find((preset) => criterionNames.every((name) => presets[preset].weights[name] === weights[name]))

/** What weights are called: the name of their preset, in lower case where they have none. */
export function weightsName(weights: Weights): string {
  const preset = presetOf(weights)
  return preset ? presets[preset].label : 'personnalisé'
}

/** A criterion that a lot fails: under the score that is asked for. */
export interface FailedFloor {
  readonly criterion: CriterionName
  readonly score: number
  readonly floor: number
}

/** The mean of the scores of a lot by their weights, and what it rests on. */
export interface WeightedScore {
  /** Out of 5; null without any known score that counts. */
  readonly value: number | null
  /** Criteria that are known, count, and say something of the scheme. */
  readonly known: number
  /** Criteria that count and say something of the scheme. */
  readonly applicable: number
  /** Why the lot is not eligible; none where it is. A score that is not known fails nothing. */
  readonly failed: readonly FailedFloor[]
}

/**
 * Σ(weight × score) ÷ Σ(weight) over the criteria that are shown, apply to the scheme and are known (screens §3).
 * @param hidden criteria that the firm does not show
 */
export function weightedScore(
  lot: CatalogueProperty,
  weights: Weights,
  floors: Floors,
  hidden: readonly string[] = [],
): WeightedScore {
  const applicable = criteriaOf(lot.program.project).filter((name) => !hidden.includes(name))
  const counted = applicable.filter((name) => weights[name] > 0)
  let [total, weight, known] = [0, 0, 0]
  for (const name of counted) {
    const score = lot[name]
    if (score === null) continue
    total += weights[name] * score
    weight += weights[name]
    known += 1
  }
  const failed = applicable.flatMap((criterion): readonly FailedFloor[] => {
    const [score, floor] = [lot[criterion], floors[criterion]]
    return score !== null && floor !== undefined && score < floor ? [{ criterion, score, floor }] : []
  })
  return { value: weight === 0 ? null : total / weight, known, applicable: counted.length, failed }
}
