import type { Attributes } from '#contract'
import { isDisabled, openTab } from '../../../../src/client/screens/clientFile/tabs'

type Project = Attributes<'simulation'>['project']

describe('the tabs of a client file', () => {
  test.each<[Project, boolean]>([
    ['personal_residency', true], ['reduced_vat', true], ['controlled_price', true],
    ['pinel', false], ['lmnp_amortissement', false], ['malraux', false], [null, false],
  ])('the solution of %s is disabled: %s', (project, expected) => {
    expect(isDisabled('solution', project)).toBe(expected)
  })

  test.each([['informations', 'informations'], ['solution', 'solution'], ['delivery', undefined], ['billing', undefined], ['', undefined], [undefined, undefined]])(
    'the address %s opens %s', (name, expected) => { expect(openTab(name, 'pinel')).toBe(expected) },
  )

  test('an address of the solution opens nothing for somebody who buys their home', () => {
    expect(openTab('solution', 'personal_residency')).toBeUndefined()
  })
})
