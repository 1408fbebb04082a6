import type { FieldErrors } from '#contract'
import { formatNumber } from '#client/ui'
import {
  sliderAnswer,
  studySliders,
  writeSliderValue,
  type Slider,
  type SliderKey,
} from '#features/studies/contract/study'
import type { DraftedStudy } from '../api'

/** How far a slider may be allowed to go, both included. Euros a month, years, euros. */
export interface SliderLimits {
  readonly least: number
  readonly most: number
}

/** What the operation rests on for a slider, and how far from there it may go. */
export interface Proposal extends SliderLimits {
  readonly value: number
}

type Operation = Pick<DraftedStudy, 'facts' | 'figures'>

/** What may be lived with: a rent, the durations that banks lend for, no more than the operation costs. */
const limits: Readonly<Record<SliderKey, (cost: number) => SliderLimits>> = {
  rent: () => ({ least: studySliders.rent.step, most: Infinity }),
  duration: () => ({ least: 5, most: 30 }),
  contribution: (cost) => ({ least: 0, most: Math.floor(cost) }),
}

/** How far a client may go from the proposal, unless the adviser says otherwise: a share of the value, or years. */
const reach: Readonly<Record<SliderKey, (value: number) => readonly [min: number, max: number]>> = {
  rent: (value) => [value * 0.92, value * 1.08],
  duration: (value) => [value - 5, value],
  contribution: (value) => [value * 0.75, value * 1.25],
}

/** What a slider starts from: the answer of the file, for the rent else that of the market; null where there is none. */
export function proposalOf(key: SliderKey, { facts, figures }: Operation): Proposal | null {
  const value = sliderAnswer(key, facts.operation.configuration, figures.result)
  if (value === undefined || value <= 0) return null
  const { least, most } = limits[key](figures.result.indicators.total_cost)
  return { value, least: Math.min(least, value), most: Math.max(most, value) }
}

/** The usual bounds of a slider, each a whole number of its steps, on both sides of the value as far as limits go. */
export function usualBounds(key: SliderKey, { value, least, most }: Proposal): Slider {
  const { step } = studySliders[key]
  const [low, high] = reach[key](value)
  const min = Math.max(least, Math.floor(low / step) * step)
  return { key, min, max: Math.min(most, Math.max(min + step, Math.ceil(high / step) * step)) }
}

/** What is wrong with bounds, by field: `sliders.rent.max`. @param drafted what the limits come from; before it is known, there are none */
export function sliderErrors(sliders: readonly Slider[], drafted: Operation | undefined): FieldErrors {
  return Object.fromEntries(
    sliders.flatMap(({ key, min, max }) => {
      const proposal = drafted && proposalOf(key, drafted)
      const wrong = {
        min: boundError(key, min, proposal),
        max: boundError(key, max, proposal) ?? (min < max ? undefined : 'Le maximum doit dépasser le minimum.'),
      }
      return Object.entries(wrong).flatMap(([bound, said]) =>
        said === undefined ? [] : [[`sliders.${key}.${bound}`, [said]] as const],
      )
    }),
  )
}

function boundError(key: SliderKey, bound: number, proposal: SliderLimits | null | undefined): string | undefined {
  if (key === 'duration' && !Number.isInteger(bound)) return 'Un nombre entier d’années.'
  const { least, most } = proposal ?? { least: 0, most: Infinity }
  if (bound < least) return `${writeSliderValue(key, least)} au moins.`
  return bound > most ? `${writeSliderValue(key, most)} au plus${key === 'contribution' ? COST : ''}.` : undefined
}

const COST = '\u00a0: l’opération ne coûte pas davantage'

/** How far bounds may go, in a sentence. */
export function limitsText(key: SliderKey, { least, most }: SliderLimits): string {
  if (most === Infinity) return `${writeSliderValue(key, least)} au moins.`
  const cost = key === 'contribution' ? ', le coût de l’opération' : ''
  return `De ${formatNumber(least)} à ${writeSliderValue(key, most)}${cost}.`
}
