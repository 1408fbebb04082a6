import type { ComponentType } from 'react'
import type { ResourceDefinition, ResourceType } from '#contract'
import { entriesOf, isText, isTexts, type Entries } from '#contract/json'
import type { State } from '#contract/lifecycle'

/** What screens know of resources that have a lifecycle. */
export interface ShownLifecycle {
  readonly type: ResourceType
  /** What one is called: `Option`. */
  readonly one: string
  readonly states: Readonly<Record<string, State>>
  /** What an action is called. */
  readonly actions: Readonly<Record<string, { readonly label: string }>>
  /** What goes with an action, by its key. */
  readonly bodies: Readonly<Record<string, Pick<ResourceDefinition, 'fields'>>>
  /** What is said once an action is done, by its key; the name of the action where nothing is. */
  readonly done: Readonly<Record<string, string>>
  /** Keys of the keyboard that begin an action, by its key. */
  readonly keys: Readonly<Record<string, string>>
  /** Attributes of actions that are edited elsewhere than in the form that asks. */
  readonly elsewhere: readonly string[]
  /** The types whose lists an action may change. */
  readonly changes: readonly ResourceType[]
}

/** A resource that has a lifecycle, as a screen holds it. */
export interface Living {
  readonly id: string
  readonly attributes: Entries
}

/** How the form of an action edits some of its attributes, by name; undefined: by their kind. */
export type Editors = Readonly<Record<string, ComponentType<{ readonly name: string }> | undefined>>

/** Something that may be done with a resource now, or why not. */
export interface LifecycleAction {
  readonly action: string
  readonly label: string
  /** What it asks for besides attributes: papers by their keys, and the rest in words. */
  readonly papers: readonly string[]
  readonly words: readonly string[]
  readonly law: string | null
  readonly confirmation: string | null
  /** What it undoes, in sentences. */
  readonly undoes: readonly string[]
  /** Why it is not possible now; null when it is. */
  readonly reason: string | null
  /** What forbids it is a date or a count: its state allows it. */
  readonly isLimited: boolean
}

/** The actions that an answer tells in its `meta.actions`. */
export const actionsIn = (told: unknown): readonly LifecycleAction[] =>
  (Array.isArray(told) ? told.map(entriesOf) : []).map(
    ({ action, label, needs, law, confirmation, undoes, impossible }) => {
      const { papers, words } = entriesOf(needs)
      const { reason, because } = entriesOf(impossible)
      return {
        ...{ action: isText(action) ? action : '', label: isText(label) ? label : '' },
        ...{ papers: textsIn(papers), words: textsIn(words), undoes: textsIn(undoes) },
        ...{ law: textIn(law), confirmation: textIn(confirmation), reason: textIn(reason) },
        isLimited: because === 'limit',
      }
    },
  )

const textIn = (value: unknown): string | null => (isText(value) ? value : null)
const textsIn = (value: unknown): readonly string[] => (isTexts(value) ? value : [])
