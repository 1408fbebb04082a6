import {
  moved,
  sliderAnswer,
  type Slider,
  type SliderKey,
  type SliderValues,
  type StudyFacts,
  type StudyFigures,
} from '#features/studies/contract/study'
import type { StudyReading } from '#features/studies/contract'
import { writable, type Readable } from '../readable'
import type { ReaderTools } from '../tools'

/** What the figures of the page are of: the proposal, or what its reader moved. */
export interface Shown {
  /** What was moved; empty for the proposal. */
  readonly values: SliderValues
  readonly facts: StudyFacts
  readonly figures: StudyFigures
  readonly isProposal: boolean
  /** `refused`: these values make no operation. `unavailable`: the calculations could not be loaded. */
  readonly state: 'ready' | 'calculating' | 'refused' | 'unavailable'
}

export interface WhatIf {
  readonly shown: Readable<Shown>
  readonly move: (key: SliderKey, value: number) => void
  readonly reset: () => void
}

/**
 * The figures of a study as its reader moves what the adviser allowed. One calculation at a time: what is moved meanwhile is calculated
 * after it, and only as it then stands.
 */
export function createWhatIf({ facts, figures }: StudyReading, calculate: ReaderTools['calculate']): WhatIf {
  const proposal: Shown = { values: {}, facts, figures, isProposal: true, state: 'ready' }
  const shown = writable(proposal)
  let isBusy = false
  let wanted: SliderValues | null = null

  const calculated = async (values: SliderValues): Promise<Partial<Shown>> => {
    const operation = {
      ...facts.operation,
      configuration: moved(facts.operation.configuration, facts.sliders, values),
    }
    try {
      const found = await calculate(operation)
      if (found === null) return { state: 'refused' }
      return {
        facts: { ...facts, operation },
        figures: { ...figures, ...found },
        isProposal: false,
        state: 'ready',
      }
    } catch {
      return { state: 'unavailable' }
    }
  }

  const run = async () => {
    if (isBusy) return
    isBusy = true
    while (wanted !== null) {
      const values: SliderValues = wanted
      wanted = null
      const found = await calculated(values)
      if (shown.get().values === values) shown.set({ ...shown.get(), ...found })
    }
    isBusy = false
  }

  return {
    shown,
    move: (key, value) => {
      const values = { ...shown.get().values, [key]: value }
      shown.set({ ...shown.get(), values, state: 'calculating' })
      wanted = values
      void run()
    },
    reset: () => {
      wanted = null
      shown.set(proposal)
    },
  }
}

/** What a slider stands at: what was moved, else what the proposal rests on. Euros a month, years, euros. */
export function sliderValue({ key }: Slider, { values, facts, figures }: Shown): number {
  return values[key] ?? sliderAnswer(key, facts.operation.configuration, figures.result) ?? 0
}
