import { departmentOf } from '../../../../src/features/clientFile/contract/solution/department'

test.each([
  ['montpellier-34000', '34'],
  ['bourg-en-bresse-01000', '01'],
  ['paris-75011', '75'],
  ['ajaccio-20000', '2A'],
  ['porto-vecchio-20137', '2A'],
  ['bastia-20200', '2B'],
  ['corte-20250', '2B'],
  ['saint-denis-97400', '974'],
  ['mamoudzou-97600', '976'],
  ['montpellier', undefined],
  ['', undefined],
])('%s is in the department %s', (slug, department) => {
  expect(departmentOf(slug)).toBe(department)
})
