import { followingShared, sharedWith } from '../../../../../src/features/clientFile/client/file/informations/shared'

const married = {
  marital_status: 'married',
  matrimonial_property_regime: 'community_property',
  address: '3 rue du Port',
} as const

test('a new companion has the situation and the address of the client, which are said and not suggested', () => {
  expect(sharedWith({ firstname: 'Anne', ...married, municipality: null })).toEqual({
    ...married,
    confirmed: ['marital_status', 'matrimonial_property_regime'],
  })
  expect(sharedWith({})).toEqual({ confirmed: [] })
})

test('what the client changes is changed for the companion, except where the companion was told to differ', () => {
  const suggested = {
    marital_status: 'single',
    matrimonial_property_regime: 'community_property',
    confirmed: [],
  } as const
  expect(followingShared({ marital_status: null }, { marital_status: 'pacs' }, suggested)).toEqual({
    marital_status: 'pacs',
    confirmed: ['marital_status'],
  })
  expect(followingShared(married, { ...married, address: '9 quai Sud' }, { address: '3 rue du Port' })).toEqual({
    address: '9 quai Sud',
    confirmed: [],
  })
  expect(followingShared(married, { ...married, address: '9 quai Sud' }, { address: '12 rue Haute' })).toEqual({})
  expect(followingShared(married, married, suggested)).toEqual({})
})
