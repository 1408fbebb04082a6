import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { simulators } from '#domain'
import { entriesOf, isObject, isText } from '#contract/json'
import { offlineDataForgotten } from '#client/store'
import { isCapacityContext, type CapacityAnswer } from '../investmentCapacity'
import { isSimulationMeta, type SimulationAnswer } from '../simulate'

/** What the server adds to the answers of a question, by the kind of question: with it, this device calculates the same. */
export interface ContextOf {
  readonly simulator: simulators.SimulatorContext
  readonly capacity: CapacityAnswer['meta']['context']
  readonly operation: SimulationAnswer['meta']
}

export type Kind = keyof ContextOf

/** The last that the server said, by kind, then by what the context depends on, the latest last: without a network they answer for it. */
export type KnownContexts = { readonly [One in Kind]: Readonly<Record<string, ContextOf[One]>> }

/** Contexts kept of a kind. */
const MOST = 10

const none: KnownContexts = { simulator: {}, capacity: {}, operation: {} }

/** The server said one or more. */
export const contextsKnown = createAction<Partial<KnownContexts>>('knownContexts/known')

/** A single one. `key`: what it depends on, in a text. */
export const single: { readonly [One in Kind]: (key: string, context: ContextOf[One]) => Partial<KnownContexts> } = {
  simulator: (key, context) => ({ simulator: { [key]: context } }),
  capacity: (key, context) => ({ capacity: { [key]: context } }),
  operation: (key, context) => ({ operation: { [key]: context } }),
}

/** What storage held of an earlier visit. */
export const knownContextsRestored = createAction<KnownContexts>('knownContexts/restored')

export function knownContextsReducer(state: KnownContexts = none, action: UnknownAction): KnownContexts {
  if (offlineDataForgotten.match(action)) return none
  if (contextsKnown.match(action)) return merged(state, action.payload)
  return knownContextsRestored.match(action) ? merged(action.payload, state) : state
}

const merged = (former: KnownContexts, { simulator, capacity, operation }: Partial<KnownContexts>): KnownContexts => ({
  simulator: latest(former.simulator, simulator),
  capacity: latest(former.capacity, capacity),
  operation: latest(former.operation, operation),
})

type ByKey<Context> = Readonly<Record<string, Context>>

function latest<Context>(former: ByKey<Context>, said: ByKey<Context> = {}): ByKey<Context> {
  const others = Object.entries(former).filter(([key]) => !Object.hasOwn(said, key))
  return Object.fromEntries([...others, ...Object.entries(said)].slice(-MOST))
}

/** The contexts that storage held; what is none is left out: the server says it again. */
export function parseKnownContexts(stored: unknown): KnownContexts {
  const { simulator, capacity, operation } = entriesOf(stored)
  return {
    simulator: those(simulator, isSimulatorContext),
    capacity: those(capacity, isCapacityContext),
    operation: those(operation, isSimulationMeta),
  }
}

const those = <Context>(stored: unknown, isOne: (value: unknown) => value is Context): ByKey<Context> =>
  Object.fromEntries(Object.entries(entriesOf(stored)).flatMap(([key, value]) => (isOne(value) ? [[key, value]] : [])))

const isSimulatorContext = (value: unknown): value is simulators.SimulatorContext =>
  isObject(value) && isText(value['asOf']) && isObject(value['defaults'])
