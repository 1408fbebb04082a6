import { offlineDataForgotten } from '#client/store'
import { simulationStore } from '#features/simulation/client/asking'
import {
  contextsKnown,
  knownContextsReducer,
  knownContextsRestored,
  parseKnownContexts,
  single,
  type KnownContexts,
} from '../../../../src/features/simulation/client/asking/knownContexts'

const context = (asOf: string) => ({
  asOf,
  defaults: { loan_rates: { 10: 0.03, 15: 0.031, 20: 0.032, 25: 0.033, 30: 0.035 }, loan_insurance_rate: 0.0034 },
  place: null,
})
const known = (key: string, asOf: string) => contextsKnown(single.simulator(key, context(asOf)))
type Action = Parameters<typeof knownContextsReducer>[1]
const start: KnownContexts = { simulator: {}, capacity: {}, operation: {} }
const after = (...actions: readonly Action[]) => actions.reduce(knownContextsReducer, start)

test('ten of a kind are kept, the latest that were said', () => {
  const twelve = [...Array(12).keys()].map((day) => known(`ptz ${day}`, `2026-11-${day + 10}`))
  const again = known('ptz 2', '2026-12-01')
  const { simulator } = after(...twelve, again)
  expect(Object.keys(simulator)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 2].map((day) => `ptz ${day}`))
  expect(simulator['ptz 2']?.asOf).toBe('2026-12-01')
})

test('those of an earlier visit come under what was said since, without what is none, and are forgotten at logout', () => {
  const stored = parseKnownContexts({
    simulator: { 'ptz a': context('2026-11-01'), 'ptz b': context('2026-11-01'), 'ptz c': { asOf: 3 } },
    capacity: 'broken',
  })
  const said = known('ptz a', '2026-11-20')
  const { simulator } = after(said, knownContextsRestored(stored))
  expect(Object.entries(simulator).map(([key, { asOf }]) => [key, asOf])).toEqual([
    ['ptz b', '2026-11-01'],
    ['ptz a', '2026-11-20'],
  ])
  expect(after(said, offlineDataForgotten())).toEqual(start)
})

test('what another build kept is not calculated with', () => {
  const stored = { simulator: { 'ptz a': context('2026-11-01') } }
  const restored = simulationStore.slices?.knownContexts?.cache?.restored
  expect(restored?.(stored, true)).toMatchObject({ payload: stored })
  expect(restored?.(stored, false)).toMatchObject({ payload: start })
})
