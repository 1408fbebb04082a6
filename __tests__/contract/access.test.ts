import { allows, rightsOf, roles } from '#contract/access'

describe('rights', () => {
  test('there are the 13 roles of the specification', () => {
    expect(Object.keys(roles).sort()).toEqual(['admin', 'api', 'business-provider', 'expert-member', 'external-links', 'full-commission', 'member', 'non-transactional-manager', 'scpi-admin', 'scpi-backoffice', 'scpi-cif', 'scpi-client', 'transactional-manager'])
  })
  test('of several roles add up, and the widest perimeter holds', () => {
    const claire = rightsOf(['expert-member', 'full-commission', 'external-links'])
    expect(claire.perimeter).toBe('own')
    expect(claire.permissions.has('see_full_promoter_commission')).toBe(true)
    expect(rightsOf(['member', 'admin']).perimeter).toBe('company')
  })
  test('of names that are no roles are none', () => {
    expect(rightsOf(['owner', '__proto__']).permissions.size).toBe(0)
    expect(rightsOf([]).perimeter).toBe('own_leads')
  })
  test.each([
    ['expert-member', true, true], ['transactional-manager', true, false], ['business-provider', true, false], ['full-commission', false, false], ['scpi-cif', false, false],
  ])('%s reads client files: %s, edits them: %s', (role, reads, edits) => {
    const { permissions } = rightsOf([role])
    expect([allows(permissions, 'readClientFiles'), allows(permissions, 'editClientFiles')]).toEqual([reads, edits])
  })
})
