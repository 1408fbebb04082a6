import { schemes, simulate } from '#domain'
import { configuration, context, investments, refusedFields } from '../support/examples'

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length

describe('catalogue of schemes', () => {
  test('what a scheme says of itself goes through JSON as it is: browsers get it that way', () => {
    for (const scheme of schemes.all) {
      const facts = Object.fromEntries(Object.entries(scheme).filter(([, value]) => typeof value !== 'function'))
      expect(JSON.parse(JSON.stringify(scheme))).toEqual(facts)
    }
  })

  test('each scheme is said once, under its own id, names and addresses', () => {
    expect(schemes.all).toHaveLength(18)
    expect(distinct(schemes.all.map(({ id }) => id))).toBe(true)
    expect(distinct(schemes.all.map(({ label }) => label))).toBe(true)
    expect(distinct(schemes.all.map(({ short }) => short))).toBe(true)
    expect(distinct(schemes.all.flatMap(({ slugs }) => slugs))).toBe(true)
  })

  test('the short name of a scheme is words, not initials of our own', () => {
    expect(schemes.all.map(({ short }) => short).filter((short) => /\.$|^[A-Z]{2,3}$|LMNP [A-Z]/.test(short))).toEqual(
      [],
    )
  })

  test('each investment says its law', () => {
    const withoutLaw = schemes.all.filter(({ kind, law }) => kind === 'investment' && !/CGI|CCH/.test(law))
    expect(withoutLaw).toEqual([])
  })

  test('a home to live in is no investment', () => {
    expect(schemes.all.filter(({ kind }) => kind === 'home').map(({ id }) => id)).toEqual([
      'personal_residency',
      'reduced_vat',
      'controlled_price',
    ])
  })

  test('what a scheme requires is asked of any operation, or by the scheme itself', () => {
    const unasked = schemes.all.flatMap(({ id, asks, questions, requires }) =>
      requires.filter((answer) => !asks.includes(answer) && !(answer in questions)).map((answer) => [id, answer]),
    )
    expect(unasked).toEqual([])
  })

  test.each(investments)('%s needs each answer that it requires', (project) => {
    for (const answer of schemes.find(project)?.requires ?? []) {
      const asked = configuration({ project })
      Reflect.deleteProperty(asked, answer)
      expect(refusedFields(simulate(asked, context))).toContain(answer)
    }
  })

  test.each(schemes.all.filter(({ kind }) => kind === 'home').map(({ id }) => id))(
    '%s is refused on the project',
    (project) => {
      expect(refusedFields(simulate(configuration({ project }), context))).toEqual(['project'])
    },
  )
})
