import { isNumber } from '#contract/json'
import { studySliders, type Slider, type SliderKey, type StudyFacts } from '#features/studies/contract/study'

/** How far a client may go from the proposal, unless the adviser says otherwise: a share of the value, or years. */
const reach: Readonly<Record<SliderKey, (value: number) => readonly [min: number, max: number]>> = {
  rent: (value) => [value * 0.92, value * 1.08],
  duration: (value) => [value - 5, value],
  contribution: (value) => [value * 0.75, value * 1.25],
}

/** What the operation says of what a slider moves; null where it says nothing. */
export function valueOf(
  key: SliderKey,
  { operation: { configuration } }: Pick<StudyFacts, 'operation'>,
): number | null {
  const value = configuration[studySliders[key].answer]
  return isNumber(value) && value > 0 ? value : null
}

/** The usual bounds of a slider around a value, each a whole number of its steps; both on their side of the value. */
export function usualBounds(key: SliderKey, value: number): Slider {
  const { step } = studySliders[key]
  const [low, high] = reach[key](value)
  const min = Math.max(step, Math.floor(low / step) * step)
  return { key, min, max: Math.max(min + step, Math.ceil(high / step) * step) }
}
