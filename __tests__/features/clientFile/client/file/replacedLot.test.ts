import { nameOfReplacedLot } from '../../../../../src/features/clientFile/client/file/lotProposals/replacedLot'

type Changes = Parameters<typeof nameOfReplacedLot>[0]['changes']

const project = (after: Changes[number]['after']): Changes[number] => ({
  ref: { type: 'simulation', id: 'project' },
  before: {},
  after,
})
const charge: Changes[number] = {
  ref: { type: 'simulation_charge', id: 'charge' },
  before: null,
  after: { amount: 100 },
}
const nameOf = (changes: Changes) => nameOfReplacedLot({ id: 'step', changes, at: 0 })

test('a price that changes with a place, a surface or the charges is a lot that was replaced', () => {
  expect(nameOf([project({ investment_price: 200_000, municipality: 'nantes-44000' })])).toBe('Lot remplacé')
  expect(nameOf([project({ investment_price: 200_000, surface: 42 })])).toBe('Lot remplacé')
  expect(nameOf([charge, project({ investment_price: 200_000 })])).toBe('Lot remplacé')
})

test('a price by itself, or a charge, is not', () => {
  expect(nameOf([project({ investment_price: 200_000 })])).toBeUndefined()
  expect(nameOf([project({ municipality: 'nantes-44000' })])).toBeUndefined()
  expect(nameOf([charge])).toBeUndefined()
})
