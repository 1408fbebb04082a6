import type { Attributes } from '#contract'
import type { Item } from '#client/autosave'
import type { OperationAnswers } from '../../../calculation'
import { useScenarioOutcome, type ScenarioOutcome } from '../../../calculation/scenarios'
import { useToast } from '#client/feedback'
import { today } from '#client/screens'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useItems, useRows, useSection } from '#client/editing'
import { useEditOperation, useOperation, useTrial } from '../trial/useOperation'

/** A kept variant of the operation, beside the current one, which is A. */
export interface Scenario {
  readonly letter: 'B' | 'C'
  readonly item: Item<'scenario'>
  readonly attributes: Partial<Attributes<'scenario'>>
  /** Undefined before its first calculation. */
  readonly outcome: ScenarioOutcome | undefined
}

const LETTERS = ['B', 'C'] as const

/** The scenarios kept in the open file, the oldest first, each with what it comes to. */
export function useScenarios(): readonly Scenario[] {
  const { id } = useOpenAggregate()
  const items = useItems('scenario')
  const rows = useRows('scenario')
  const outcomes = [useScenarioOutcome(id, rows[0], today()), useScenarioOutcome(id, rows[1], today())]
  return LETTERS.flatMap((letter, index) => {
    const [item, attributes] = [items[index], rows[index]]
    return item && attributes ? [{ letter, item, attributes, outcome: outcomes[index] }] : []
  })
}

export interface ScenarioActs {
  /** Keeps the operation on screen as a new scenario, with some answers of its own. */
  readonly duplicate: (letter: Scenario['letter'], own?: OperationAnswers) => void
  /** Makes a scenario the operation on screen with some answers of its own. */
  readonly replace: (scenario: Scenario, own: OperationAnswers) => void
  /** Makes the operation of the file that of a scenario. */
  readonly takeOver: (scenario: Scenario) => void
}

export function useScenarioActs(): ScenarioActs {
  const { add, edit } = useChanges()
  const operation = useOperation() ?? {}
  return {
    duplicate: (letter, own = {}) => {
      add('scenario', { name: `Variante ${letter}`, ...operation, ...own })
    },
    replace: ({ item }, own) => {
      edit({ type: 'scenario', id: item.key }, { ...operation, ...own })
    },
    takeOver: useTakeOver(),
  }
}

function useTakeOver(): ScenarioActs['takeOver'] {
  const { makeAndTell } = useChanges()
  const toast = useToast()
  const [item] = useItems('simulation')
  const saved = useSection('simulation')
  const isTrial = useTrial() !== null
  const edit = useEditOperation()
  return ({ attributes: { name, ...after }, letter }) => {
    if (isTrial) {
      edit(after)
      return
    }
    if (!item || !saved) return
    const isChanged = makeAndTell([{ ref: { type: 'simulation', id: item.key }, before: saved, after }], {
      message: `${name ?? letter} est devenu l’opération du dossier.`,
    })
    if (!isChanged) toast({ type: 'notice', message: 'L’opération est déjà celle de ce scénario.' })
  }
}
