import type { SimulationResult, SolutionConfiguration } from '#domain'
import { writeFigure, type Unit } from '#presentation/formats'

interface SliderKind {
  readonly label: string
  /** The answer that it changes. */
  readonly answer: 'suggested_rent' | 'loan_duration' | 'contribution'
  readonly unit: '€/mois' | 'ans' | '€'
  /** What its values are written as. */
  readonly figure: Unit
  readonly step: number
}

/** What a client may move on the page of a study. Euros a month, years, euros. */
export const studySliders = {
  rent: { label: 'Loyer', answer: 'suggested_rent', unit: '€/mois', figure: 'euros_per_month', step: 5 },
  duration: { label: 'Durée du prêt', answer: 'loan_duration', unit: 'ans', figure: 'years', step: 1 },
  contribution: { label: 'Apport', answer: 'contribution', unit: '€', figure: 'euros', step: 500 },
} as const satisfies Readonly<Record<string, SliderKind>>
export type SliderKey = keyof typeof studySliders

export const isSliderKey = (value: unknown): value is SliderKey =>
  typeof value === 'string' && Object.hasOwn(studySliders, value)

/** A slider that the adviser allowed, and between which values; both included. */
export interface Slider {
  readonly key: SliderKey
  readonly min: number
  readonly max: number
}

const keys = Object.keys(studySliders).filter(isSliderKey)

/** Sliders as they are always shown: rent, duration, contribution. */
export const inSliderOrder = (sliders: readonly Slider[]): readonly Slider[] =>
  sliders.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))

/** What an operation rests on: its answer, for the rent else that of the market; undefined where there is none. */
export function sliderAnswer(
  key: SliderKey,
  configuration: SolutionConfiguration,
  { monthly_report: { monthly_income } }: Pick<SimulationResult, 'monthly_report'>,
): number | undefined {
  const market = key === 'rent' ? Math.round(monthly_income.rental_income) : undefined
  return configuration[studySliders[key].answer] ?? market
}

/** `742 €/mois`, `25 ans`, `55 000 €`. */
export const writeSliderValue = (key: SliderKey, value: number): string => writeFigure(value, studySliders[key].figure)

export type SliderValues = Readonly<Partial<Record<SliderKey, number>>>

/** The operation with what the client moved, each within its bounds. */
export function moved(
  configuration: SolutionConfiguration,
  sliders: readonly Slider[],
  values: SliderValues,
): SolutionConfiguration {
  const changes = sliders.flatMap(({ key, min, max }) => {
    const value = values[key]
    return value === undefined ? [] : [[studySliders[key].answer, Math.min(max, Math.max(min, value))] as const]
  })
  return { ...configuration, ...Object.fromEntries(changes) }
}
