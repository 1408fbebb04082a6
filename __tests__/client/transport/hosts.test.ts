import { type Hosts, hostsOf } from '#client/transport'
import type { Area } from '#contract/hosts'

function at(address: string, isFramed = false): Hosts {
  const { protocol, hostname, port, search } = new URL(address)
  return hostsOf({ protocol, hostname, port, search, isFramed })
}

describe('the area of a host, and the addresses of the professional, consumer and SCPI areas seen from it', () => {
  const local = ['http://localhost:3000', 'http://www.localhost:3000', 'http://scpi.localhost:3000'] as const
  const production = [
    'https://pro.solive.example',
    'https://www.solive.example',
    'https://scpi.solive.example',
  ] as const
  const review = [
    'https://new-table.review.solive.example',
    'https://www.new-table.review.solive.example',
    'https://scpi.new-table.review.solive.example',
  ] as const

  test.each<[string, Area, readonly [professional: string, consumer: string, scpi: string]]>([
    // Local: the professional area has no prefix.
    ['http://localhost:3000', 'professional', local],
    ['http://LOCALHOST:3000', 'professional', local],
    ['http://pro.localhost:3000', 'professional', ['http://pro.localhost:3000', local[1], local[2]]],
    ['http://www.localhost:3000', 'public', local],
    ['http://scpi.localhost:3000', 'scpi', local],
    ['http://api.localhost:3000', 'api', local],
    ['http://admin.localhost:3000', 'admin', local],
    ['http://ext.localhost:3000', 'external', local],
    [
      'http://anything.localhost:3000',
      'professional',
      ['http://anything.localhost:3000', 'http://www.anything.localhost:3000', 'http://scpi.anything.localhost:3000'],
    ],
    ['http://localhost', 'professional', ['http://localhost', 'http://www.localhost', 'http://scpi.localhost']],
    [
      'https://localhost:8443',
      'professional',
      ['https://localhost:8443', 'https://www.localhost:8443', 'https://scpi.localhost:8443'],
    ],
    // An address without a name takes no prefix: its other areas are those of localhost.
    ['http://127.0.0.1:3000', 'professional', ['http://127.0.0.1:3000', local[1], local[2]]],
    ['http://127.0.0.1', 'professional', ['http://127.0.0.1', 'http://www.localhost', 'http://scpi.localhost']],
    ['http://[::1]:3000', 'professional', ['http://[::1]:3000', local[1], local[2]]],
    ['http://192.168.1.20:3000', 'professional', ['http://192.168.1.20:3000', local[1], local[2]]],
    [
      'http://10.0.0.7:8080',
      'professional',
      ['http://10.0.0.7:8080', 'http://www.localhost:8080', 'http://scpi.localhost:8080'],
    ],
    // Production: a prefix for each area; without one, the consumer side.
    ['https://pro.solive.example', 'professional', production],
    ['https://www.solive.example', 'public', production],
    ['https://scpi.solive.example', 'scpi', production],
    ['https://api.solive.example', 'api', production],
    ['https://admin.solive.example', 'admin', production],
    ['https://ext.solive.example', 'external', production],
    ['https://solive.example', 'public', [production[0], 'https://solive.example', production[2]]],
    [
      'https://pro.conseil.solive.example',
      'professional',
      [
        'https://pro.conseil.solive.example',
        'https://www.conseil.solive.example',
        'https://scpi.conseil.solive.example',
      ],
    ],
    [
      'https://pro.solive.example:8443',
      'professional',
      ['https://pro.solive.example:8443', 'https://www.solive.example:8443', 'https://scpi.solive.example:8443'],
    ],
    [
      'http://pro.solive.example',
      'professional',
      ['http://pro.solive.example', 'http://www.solive.example', 'http://scpi.solive.example'],
    ],
    // A word that begins like a prefix is none, nor is a prefix that is not the first word.
    [
      'https://professional-advice.example',
      'public',
      [
        'https://pro.professional-advice.example',
        'https://professional-advice.example',
        'https://scpi.professional-advice.example',
      ],
    ],
    [
      'https://apiculture.example',
      'public',
      ['https://pro.apiculture.example', 'https://apiculture.example', 'https://scpi.apiculture.example'],
    ],
    [
      'https://solive.pro.example',
      'public',
      ['https://pro.solive.pro.example', 'https://solive.pro.example', 'https://scpi.solive.pro.example'],
    ],
    [
      'https://localhost.example',
      'public',
      ['https://pro.localhost.example', 'https://localhost.example', 'https://scpi.localhost.example'],
    ],
    [
      'https://notlocalhost',
      'public',
      ['https://pro.notlocalhost', 'https://notlocalhost', 'https://scpi.notlocalhost'],
    ],
    ['https://pro', 'public', ['https://pro.pro', 'https://pro', 'https://scpi.pro']],
    // Review: a branch is professional, and the other areas are before it.
    ['https://new-table.review.solive.example', 'professional', review],
    ['https://www.new-table.review.solive.example', 'public', review],
    ['https://scpi.new-table.review.solive.example', 'scpi', review],
    ['https://api.new-table.review.solive.example', 'api', review],
    ['https://admin.new-table.review.solive.example', 'admin', review],
    ['https://ext.new-table.review.solive.example', 'external', review],
    [
      'https://pro.new-table.review.solive.example',
      'professional',
      ['https://pro.new-table.review.solive.example', review[1], review[2]],
    ],
    // A branch that has the name of an area is a branch.
    [
      'https://pro.review.solive.example',
      'professional',
      [
        'https://pro.review.solive.example',
        'https://www.pro.review.solive.example',
        'https://scpi.pro.review.solive.example',
      ],
    ],
    [
      'https://scpi.review.solive.example',
      'professional',
      [
        'https://scpi.review.solive.example',
        'https://www.scpi.review.solive.example',
        'https://scpi.scpi.review.solive.example',
      ],
    ],
    [
      'https://issue-12.review.solive.example',
      'professional',
      [
        'https://issue-12.review.solive.example',
        'https://www.issue-12.review.solive.example',
        'https://scpi.issue-12.review.solive.example',
      ],
    ],
    [
      'https://review.solive.example',
      'public',
      ['https://pro.review.solive.example', 'https://review.solive.example', 'https://scpi.review.solive.example'],
    ],
  ])('%s is %s', (address, area, [professional, consumer, scpi]) => {
    const hosts = at(address)
    expect(hosts.area).toBe(area)
    expect(hosts.addresses).toMatchObject({ professional, public: consumer, scpi })
  })
})

describe('the addresses of the API, of administration and of the outside', () => {
  test.each([
    [
      'http://localhost:3000',
      { api: 'http://api.localhost:3000', external: 'http://ext.localhost:3000', admin: 'http://admin.localhost:3000' },
    ],
    [
      'https://pro.solive.example',
      {
        api: 'https://api.solive.example',
        external: 'https://ext.solive.example',
        admin: 'https://admin.solive.example',
      },
    ],
    [
      'https://scpi.solive.example',
      {
        api: 'https://api.solive.example',
        external: 'https://ext.solive.example',
        admin: 'https://admin.solive.example',
      },
    ],
    [
      'https://new-table.review.solive.example',
      {
        api: 'https://api.new-table.review.solive.example',
        external: 'https://ext.new-table.review.solive.example',
        admin: 'https://admin.new-table.review.solive.example',
      },
    ],
  ])('%s', (address, addresses) => {
    expect(at(address).addresses).toMatchObject(addresses)
  })
})

describe('the API and how to be known to it', () => {
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://pro.solive.example',
    'https://www.solive.example',
    'https://scpi.solive.example',
    'https://a.review.solive.example',
  ])('%s: on its own origin, by cookie', (address) => {
    expect(at(address)).toMatchObject({ apiAddress: `${address}/api`, authentication: 'cookie', isFramed: false })
  })

  test('on a host of its own, as the server says', () => {
    const page = { protocol: 'https:', hostname: 'pro.solive.example', port: '', search: '', isFramed: false }
    const apiAddress = 'https://api.solive.example'
    expect(hostsOf({ ...page, apiAddress })).toEqual({ ...hostsOf(page), apiAddress })
  })

  test.each([
    ['https://pro.solive.example/?iframe=1', false],
    ['https://pro.solive.example/mes-dossiers?page=2&iframe=1', false],
    ['https://pro.solive.example', true],
    ['https://pro.solive.example/?iframe=0', true],
  ])('in a frame (%s, window framed: %s), by bearer token, and the area stays', (address, isFramed) => {
    expect(at(address, isFramed)).toMatchObject({
      area: 'professional',
      apiAddress: 'https://pro.solive.example/api',
      authentication: 'bearer',
      isFramed: true,
    })
  })

  test.each([
    'https://pro.solive.example/?iframe=0',
    'https://pro.solive.example/?iframe=',
    'https://pro.solive.example/?frame=1',
  ])('%s is no frame', (address) => {
    expect(at(address).isFramed).toBe(false)
  })
})
