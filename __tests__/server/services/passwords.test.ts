import { hashPassword, verifyPassword } from '#server/services'

describe('passwords', () => {
  test('are kept as argon2id with a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('Demo-2026!'), hashPassword('Demo-2026!')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  test('only the right one is accepted, accents and case included', async () => {
    const hash = await hashPassword('Mélèze-2026')
    expect(await verifyPassword('Mélèze-2026', hash)).toBe(true)
    expect(await verifyPassword('Meleze-2026', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  test.each([null, undefined])('an account without a hash (%s) is never entered', async (hash) => {
    expect(await verifyPassword('Demo-2026!', hash)).toBe(false)
  })
})
