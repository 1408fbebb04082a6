import type { SimulationAnswer } from '../simulate'
import { createContext, use, useEffect } from 'react'
import type { SolutionConfiguration, TraceStep } from '#domain'

/** What a calculation takes for each field left empty, by its name. */
export type TakenValues = Readonly<Record<string, number | undefined>>

/** An operation of which figures are shown, and what they are read against. */
export interface ShownOperation {
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  /** What was taken for the fields left empty. */
  readonly taken: TakenValues
  /** The operation that its differences are counted from. */
  readonly base?: SimulationAnswer
  /** How an answer that was looked for was found. */
  readonly search?: readonly TraceStep[]
  /** What it supposes that the operation of the tab does not, in French. */
  readonly supposing?: string
}

/** An operation of which a few figures only are known: calculated whole when one of them is asked about, where it can be. */
export type CalculatedWhenAsked = () => Promise<ShownOperation | undefined>

export type ShownOrAsked = ShownOperation | CalculatedWhenAsked

/** The operations shown beside the one of the tab, by name. */
export const ShownOperations = createContext<Map<string, ShownOrAsked>>(new Map())

/** Lets the figures of operations shown beside be explained, as long as they are shown (`figureIn` names them). */
export function useShownOperations(operations: Readonly<Record<string, ShownOrAsked | undefined>>): void {
  const shown = use(ShownOperations)
  useEffect(() => {
    for (const [name, operation] of Object.entries(operations)) if (operation) shown.set(name, operation)
    return () => {
      for (const name of Object.keys(operations)) shown.delete(name)
    }
  })
}
