import type { SimulationResult, SolutionConfiguration, TraceStep, simulate, simulators } from '#domain'
import type { Block, Span } from '#presentation/documents'
import type { ChapterChoice } from './chapterKeys'
import type { Slider } from './sliders'

export type StudyContext = Parameters<typeof simulate>[1]

/** An operation that a study is about, as it was when the study was made. */
export interface StudyOperation {
  readonly configuration: SolutionConfiguration
  readonly context: StudyContext
}

/** A label, and what the file says of it, written. */
export type WrittenFact = readonly [label: string, value: string]

/** A lot that the study proposes. Euros, m². */
export interface StudyLot {
  readonly id: string
  readonly program: string
  readonly place: string
  /** « T2 de 42 m², 3e étage, sud ». */
  readonly description: string
  readonly price: number | null
  readonly rent: number | null
  readonly facts: readonly WrittenFact[]
}

export interface StudyScenario {
  readonly id: string
  readonly title: string
  readonly operation: StudyOperation
}

/** What the firm writes on its studies, variables filled in. */
export interface StudyTexts {
  readonly consentTitle: string
  readonly consent: readonly Block[]
  readonly disclaimerTitle: string
  readonly disclaimer: readonly Block[]
  readonly adviserSignature: string
  readonly clientSignature: string
}

/**
 * All that a study says, as it was when it was made: kept with it, so that paper, page and each later reading say the same.
 * Amounts in euros, rates as fractions.
 */
export interface StudyFacts {
  /** « Étude de Nadia et Adrien Marchetti ». */
  readonly title: string
  readonly client: string
  /** Who signs. */
  readonly people: readonly string[]
  readonly adviser: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly company: { readonly name: string }
  /** `YYYY-MM-DD` */
  readonly madeOn: string
  /** The day whose rules count, `YYYY-MM-DD`. */
  readonly rulesAsOf: string
  readonly edition: number
  readonly chapters: readonly ChapterChoice[]
  readonly sliders: readonly Slider[]
  readonly situation: readonly { readonly heading: string; readonly facts: readonly WrittenFact[] }[]
  /** In the order of the household. */
  readonly objectives: readonly string[]
  readonly wishes: readonly WrittenFact[]
  /** « un bien neuf de 42 m² à Montpellier ». */
  readonly property: string
  readonly place: string
  readonly operation: StudyOperation
  /** What the operation is made of, written. */
  readonly answers: readonly WrittenFact[]
  readonly lots: readonly StudyLot[]
  readonly scenarios: readonly StudyScenario[]
  readonly texts: StudyTexts
}

/** What the operation of a study and its scenarios come to. */
export interface StudyFigures {
  readonly result: SimulationResult
  /** Null where it cannot be simulated. In the order of the scenarios. */
  readonly scenarios: readonly (Pick<SimulationResult, 'indicators'> | null)[]
  readonly sincerity: simulators.Sincerity | null
  /** How its main figures were found, where the study says so. */
  readonly explanations?: readonly TraceStep[]
}

export type { Block, Span }
