import { pathOf } from '../../../src/client/api/paths'

test.each([
  [{ type: 'client_file' }, '/v3/client-files'],
  [{ type: 'client_file', id: 'f' }, '/v3/client-files/f'],
  [{ type: 'location', id: 'montpellier-34000' }, '/v3/locations/montpellier-34000'],
  [{ type: 'project' }, '/v3/projects'],
  [{ type: 'simulation_configuration', id: 'pinel' }, '/v3/simulation/config/pinel'],
  [{ type: 'professional_situation', id: 'p', parentId: 'f' }, '/v3/client-files/f/professional-situation'],
  [{ type: 'companion', id: 'c', parentId: 'f' }, '/v3/client-files/f/companion'],
  [{ type: 'child', parentId: 'f' }, '/v3/client-files/f/children'],
  [{ type: 'current_loan', id: 'l', parentId: 'f' }, '/v3/client-files/f/current-loans/l'],
  [{ type: 'field_change', parentId: 'f' }, '/v3/client-files/f/history'],
  [{ type: 'field_change', parentId: 'f', of: 'client_file' }, '/v3/client-files/f/history'],
  [{ type: 'property_proposal', parentId: 'f' }, '/v3/client-files/f/property-proposals'],
  [{ type: 'property_proposal', id: 'p', parentId: 'f' }, '/v3/client-files/f/property-proposals/p'],
  [{ type: 'simulation_charge', id: '../../me', parentId: 'f' }, '/v3/client-files/f/simulation-charges/..%2F..%2Fme'],
] as const)('%j is at %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

test('the history of what is no aggregate is nowhere', () => {
  expect(() => pathOf({ type: 'field_change', parentId: 'l', of: 'client_lead' })).toThrow(
    'No path leads to field_change',
  )
})

test('a section without its root, and a type without calls of its own, lead nowhere', () => {
  expect(() => pathOf({ type: 'income' })).toThrow('client_file')
  expect(() => pathOf({ type: 'permission', id: 'manage_company' })).toThrow('permission')
})
