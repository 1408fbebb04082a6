import { addressIdOf, addressOfId } from '../../../src/server/operations/places/addressId'

const address = {
  label: '12 Rue de la Loge 34000 Montpellier',
  address: '12 Rue de la Loge',
  postal_code: '34000',
  municipality: 'montpellier-34000',
  insee_code: '34172',
  latitude: 43.6095,
  longitude: 3.8777,
}

test('the id of an address says it whole, in an address of a page', () => {
  expect(addressIdOf(address)).toMatch(/^[\w-]+$/)
  expect(addressOfId(addressIdOf(address))).toEqual(address)
  const municipality = { ...address, address: null, latitude: null, longitude: null }
  expect(addressOfId(addressIdOf(municipality))).toEqual(municipality)
})

test.each(['', 'nothing', Buffer.from('[1,2]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
  '« %s » is none',
  (id) => {
    expect(addressOfId(id)).toBeUndefined()
  },
)
