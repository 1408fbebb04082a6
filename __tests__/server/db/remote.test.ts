import { openDatabase, StartupError } from '#server/db'
import { templateUrl } from '../../support/server/testCluster'
import { openTestDatabase } from '../../support/server/testDatabase'

const open = (databaseUrl: string): ReturnType<typeof openDatabase> =>
  openDatabase({ databaseUrl, dataFolder: '/nowhere' })

function changed(change: (url: URL) => void): string {
  const url = new URL(templateUrl())
  change(url)
  return url.href
}

describe('a database given by its address', () => {
  test('is opened, and left running when closed', async () => {
    const given = await openTestDatabase()
    const database = await open(given.url)
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.close()
    expect(await given.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await given.close()
  })

  test.each([
    [
      'a closed port',
      () => 'postgres://solive:s3cret@127.0.0.1:1/solive',
      '127.0.0.1:1/solive',
      'la connexion est refusée',
    ],
    ['a wrong password', () => changed((url) => (url.password = 's3cret')), '/solive', 'le mot de passe est refusé'],
    [
      'an unknown database',
      () => changed((url) => (url.pathname = '/s3cretless')),
      '/s3cretless',
      'cette base n’existe pas',
    ],
  ])('%s is told in French, without the password', async (_case, address, where, reason) => {
    const failure: unknown = await open(address()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartupError)
    expect(String(failure)).toContain(where)
    expect(String(failure)).toContain(reason)
    expect(String(failure)).not.toMatch(/s3cret(?!less)/)
  })
})
