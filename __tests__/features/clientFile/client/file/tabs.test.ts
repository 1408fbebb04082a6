import type { Attributes } from '#contract'
import type { Right } from '#contract/access'
import { clientSalesTab } from '#features/sales/client'
import { isDisabled, isOpenTo, openTab, ownTabs } from '../../../../../src/features/clientFile/client/file/tabs'

const tabs = [...ownTabs, clientSalesTab]

type Project = Attributes<'simulation'>['project']

describe('the tabs of a client file', () => {
  test.each<[Project, boolean]>([
    ['personal_residency', true],
    ['reduced_vat', true],
    ['controlled_price', true],
    ['pinel', false],
    ['lmnp_amortissement', false],
    ['malraux', false],
    [null, false],
  ])('the solution of %s is disabled: %s', (project, expected) => {
    expect(isDisabled('solution', project)).toBe(expected)
  })

  test.each([
    ['informations', 'informations'],
    ['investment-capacity', 'investment-capacity'],
    ['solution', 'solution'],
    ['lot-proposals', 'lot-proposals'],
    ['current-sales', 'current-sales'],
    ['delivery', undefined],
    ['billing', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the address %s opens %s', (name, expected) => {
    expect(openTab(tabs, name, 'pinel')).toBe(expected)
  })

  test('they slide in the order of the specification', () => {
    expect(tabs.map(({ tab }) => tab)).toEqual([
      'synthesis',
      'informations',
      'investment-capacity',
      'solution',
      'lot-proposals',
      'current-sales',
    ])
  })

  test('the sales are for those who may see sales, the other tabs for whoever opens the file', () => {
    const shown = (...rights: readonly Right[]) => tabs.filter((tab) => isOpenTo(tab, new Set(rights))).length
    expect(shown('see_client_files')).toBe(tabs.length - 1)
    expect(shown('see_client_files', 'see_transactional_actions')).toBe(tabs.length)
  })

  test('an address of the solution opens nothing for somebody who buys their home', () => {
    expect(openTab(tabs, 'solution', 'personal_residency')).toBeUndefined()
  })
})
