import { hostsOf, type Area, type Hosts } from '#client/transport'

function at(address: string, isFramed = false): Hosts {
  const { protocol, hostname, port, search } = new URL(address)
  return hostsOf({ protocol, hostname, port, search, isFramed })
}

describe('the area of a host', () => {
  test.each<[string, Area]>([
    ['http://localhost:3000', 'professional'],
    ['http://127.0.0.1:3000', 'professional'],
    ['http://[::1]:3000', 'professional'],
    ['http://192.168.1.20:3000', 'professional'],
    ['http://pro.localhost:3000', 'professional'],
    ['http://www.localhost:3000', 'public'],
    ['http://scpi.localhost:3000', 'scpi'],
    ['http://api.localhost:3000', 'api'],
    ['http://admin.localhost:3000', 'admin'],
    ['http://ext.localhost:3000', 'external'],
    ['https://solive.example', 'public'],
    ['https://www.solive.example', 'public'],
    ['https://pro.solive.example', 'professional'],
    ['https://scpi.solive.example', 'scpi'],
    ['https://api.solive.example', 'api'],
    ['https://admin.solive.example', 'admin'],
    ['https://ext.solive.example', 'external'],
    ['https://new-table.review.solive.example', 'professional'],
    ['https://pro.review.solive.example', 'professional'],
    ['https://www.new-table.review.solive.example', 'public'],
    ['https://scpi.new-table.review.solive.example', 'scpi'],
    ['https://professional-advice.example', 'public'],
    ['https://localhost.example', 'public'],
  ])('%s is %s', (address, area) => {
    expect(at(address).area).toBe(area)
  })
})

describe('the addresses derived from a host', () => {
  test.each([
    ['http://localhost:3000', {
      public: 'http://www.localhost:3000', professional: 'http://localhost:3000', api: 'http://api.localhost:3000',
      external: 'http://ext.localhost:3000', admin: 'http://admin.localhost:3000', scpi: 'http://scpi.localhost:3000',
    }],
    ['http://scpi.localhost:3000', {
      public: 'http://www.localhost:3000', professional: 'http://localhost:3000', api: 'http://api.localhost:3000',
      external: 'http://ext.localhost:3000', admin: 'http://admin.localhost:3000', scpi: 'http://scpi.localhost:3000',
    }],
    ['https://pro.solive.example', {
      public: 'https://www.solive.example', professional: 'https://pro.solive.example', api: 'https://api.solive.example',
      external: 'https://ext.solive.example', admin: 'https://admin.solive.example', scpi: 'https://scpi.solive.example',
    }],
    ['https://new-table.review.solive.example', {
      public: 'https://www.new-table.review.solive.example', professional: 'https://new-table.review.solive.example', api: 'https://api.new-table.review.solive.example',
      external: 'https://ext.new-table.review.solive.example', admin: 'https://admin.new-table.review.solive.example', scpi: 'https://scpi.new-table.review.solive.example',
    }],
  ])('%s', (address, addresses) => {
    expect(at(address).addresses).toEqual(addresses)
  })

  test('keep the host by which the visitor came for its own area, and protocol and port for all', () => {
    expect(at('http://127.0.0.1:8080').addresses).toMatchObject({ professional: 'http://127.0.0.1:8080', scpi: 'http://scpi.localhost:8080' })
    expect(at('http://pro.localhost:8080').addresses.professional).toBe('http://pro.localhost:8080')
    expect(at('https://solive.example').addresses).toMatchObject({ public: 'https://solive.example', professional: 'https://pro.solive.example' })
  })
})

describe('the API and how to be known to it', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'https://pro.solive.example', 'https://scpi.solive.example', 'https://a.review.solive.example'])('%s: on its own origin, by cookie', (address) => {
    expect(at(address)).toMatchObject({ apiAddress: `${address}/api`, authentication: 'cookie', isFramed: false })
  })

  test.each([['https://pro.solive.example/?iframe=1', false], ['https://pro.solive.example', true]])('in a frame (%s, window framed: %s), by bearer token', (address, isFramed) => {
    expect(at(address, isFramed)).toMatchObject({ apiAddress: 'https://pro.solive.example/api', authentication: 'bearer', isFramed: true })
  })

  test('?iframe=0 is no frame', () => {
    expect(at('https://pro.solive.example/?iframe=0').isFramed).toBe(false)
  })
})
