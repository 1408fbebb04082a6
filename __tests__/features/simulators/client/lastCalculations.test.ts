import { offlineDataForgotten } from '#client/store'
import {
  calculationRecorded,
  calculationsReducer,
  calculationsRestored,
  parseCalculations,
  type RecordedCalculation,
} from '../../../../src/features/simulators/client/index/lastCalculations'

const calculation = (visit: string, at: number): RecordedCalculation => ({
  visit,
  address: `/simulateurs/pret-a-taux-zero?property_price=${at}`,
  figure: 'Prêt à taux zéro',
  at,
})
const after = (...actions: readonly Parameters<typeof calculationsReducer>[1][]) =>
  actions.reduce(calculationsReducer, { latest: [] }).latest

test('the latest six are kept, one a visit and one an address', () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => calculationRecorded(calculation(`visit ${at}`, at)))
  expect(after(...eight).map(({ at }) => at)).toEqual([8, 7, 6, 5, 4, 3])
  const sameVisit = after(...eight, calculationRecorded(calculation('visit 8', 9)))
  expect(sameVisit.map(({ at }) => at)).toEqual([9, 7, 6, 5, 4, 3])
  const sameAnswers = { ...calculation('another', 10), address: calculation('visit 7', 7).address }
  expect(after(...eight, calculationRecorded(sameAnswers)).map(({ at }) => at)).toEqual([10, 8, 6, 5, 4, 3])
})

test('those of an earlier visit come back, without what is none, and are forgotten at logout', () => {
  const stored = parseCalculations([calculation('earlier', 1), { visit: 'broken' }, null])
  expect(parseCalculations({})).toEqual([])
  const restored = [calculationRecorded(calculation('now', 2)), calculationsRestored(stored)]
  expect(after(...restored).map(({ visit }) => visit)).toEqual(['now', 'earlier'])
  expect(after(...restored, calculationsRestored(stored)).map(({ visit }) => visit)).toEqual(['now', 'earlier'])
  expect(after(...restored, offlineDataForgotten())).toEqual([])
})
