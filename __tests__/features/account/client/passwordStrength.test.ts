import { passwordStrength } from '../../../../src/features/account/client/passwords/passwordStrength'

describe('the strength of a password', () => {
  // The CNIL's own examples (délibération n° 2022-100): 12 characters of the four kinds, or 14 without special ones, are worth 80 bits.
  test.each([['vX8!kzR2?wQp'], ['vX8kzR2wQpTm4b'], ['lanterne cobalt figue nuage']])('%s is strong', (password) => {
    expect(passwordStrength(password)).toBe('strong')
  })

  test.each([['vX8kzR2wQp'], ['girafe-plume']])('%s is between', (password) => {
    expect(passwordStrength(password)).toBe('medium')
  })

  test.each([[''], ['1234567890'], ['aaaaaaaaaaaaaaa'], ['abcdefghijklmnop'], ['motdepasse2026'], ['Azerty123456!']])(
    '«%s» is weak',
    (password) => {
      expect(passwordStrength(password)).toBe('weak')
    },
  )

  test('what others know of the person adds nothing', () => {
    expect(passwordStrength('claire-aubrac')).toBe('medium')
    expect(passwordStrength('claire-aubrac', ['Claire', 'Aubrac'])).toBe('weak')
  })
})
