import { definitionOf } from '#contract'
import { resourceTypes } from '#contract/resources'
import { columnCipher } from '#server/db/encryption'
import { features, openFeatures, policyFaults } from '../../../src/app/server/features'
import { diskFiles } from '#server/services/files'
import { openTestDatabase } from '../../support/server/testDatabase'

describe('the features of the server', () => {
  test('say once, together, who may do what with each resource', () => {
    expect(resourceTypes().length).toBeGreaterThan(40)
    expect(policyFaults(features)).toEqual([])
  })

  test('a resource without a policy, or with two, is named', () => {
    const without = features.filter(({ name }) => name !== 'leads')
    expect(policyFaults(without)).toEqual([
      'No feature has a policy for client_lead',
      'No feature has a policy for client_lead_exchange',
      'No feature has a policy for client_lead_import',
    ])
    const again = features.filter(({ name }) => name === 'places').map((places) => ({ ...places, name: 'towns' }))
    expect(policyFaults([...features, ...again])).toEqual(['places and towns have each a policy for location'])
  })

  test('the application does not open with a resource that has no policy', async () => {
    const database = await openTestDatabase()
    const dependencies = {
      database,
      clock: { now: () => new Date() },
      cipher: columnCipher({ dataKey: undefined, dataFolder: '/nowhere' }),
      publicUrl: 'https://solive.example',
      showsDemoAccounts: false,
      demoRequestsTo: undefined,
      searchAddresses: () => Promise.reject(new Error('nobody asks')),
      measureDisk: () => Promise.resolve({ free: 1, total: 1 }),
      fileRoom: { limit: 1_073_741_824, stored: [] },
      forgetMail: () => Promise.resolve(),
      pictures: { folder: '', mayBeInside: false },
      mayDelete: () => Promise.resolve(true),
      workers: { run: () => Promise.reject(new Error('nobody asks')), close: () => Promise.resolve() },
      findBackups: () => Promise.reject(new Error('nobody asks')),
      files: diskFiles('/nowhere'),
      scanForViruses: undefined,
      travelTimes: () => Promise.reject(new Error('nobody asks')),
      log: { warn: () => undefined, error: () => undefined },
    }
    const without = features.filter(({ name }) => name !== 'account')
    expect(() => openFeatures(without, dependencies)).toThrow('No feature has a policy for user')
    await database.close()
  })

  test('keep each type of resources in one table, whose columns are attributes', () => {
    const tables = features.flatMap(({ tables: own = [] }) => own)
    const types = tables.map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
    for (const { type, columns } of tables)
      expect([type, columns().filter((name) => !Object.hasOwn(definitionOf(type).fields, name))]).toEqual([type, []])
  })
})
