import { findLocation, relatedMunicipalities, searchLocations } from '#server/services'

const slugs = (places: readonly { slug: string }[]): string[] => places.map(({ slug }) => slug)

describe('finding a place by its slug', () => {
  test('a municipality is its name and first postal code', () => {
    expect(findLocation('montpellier-34000')).toEqual({
      slug: 'montpellier-34000',
      name: 'Montpellier',
      kind: 'municipality',
      code: '34172',
      postal_codes: ['34000', '34070', '34080', '34090'],
      agglomeration_code: '243400017',
      department_code: '34',
      region_code: '76',
    })
  })

  test.each([
    ['l-abergement-clemenciat-01400', '01001'],
    ['ajaccio-20000', '2A004'],
    ['saint-denis-97400', '97411'],
    ['oeuf-en-ternois-62130', '62633'],
    ['paris-75001', '75056'],
    ['paris-11e-arrondissement-75011', '75111'],
    ['lyon-1er-arrondissement-69001', '69381'],
  ])('%s is the municipality %s', (slug, code) => {
    expect(findLocation(slug)).toMatchObject({ slug, code, kind: 'municipality' })
  })

  test('any postal code of a municipality leads to it', () => {
    expect(findLocation('montpellier-34090')?.slug).toBe('montpellier-34000')
    expect(findLocation('aix-en-provence-13100')?.code).toBe('13001')
  })

  test.each([
    ['herault-34', 'department', '34'],
    ['occitanie-76', 'region', '76'],
    ['montpellier-mediterranee-metropole-243400017', 'agglomeration', '243400017'],
    ['martinique-972', 'department', '972'],
    ['martinique-02', 'region', '02'],
  ])('%s is a %s', (slug, kind, code) => {
    expect(findLocation(slug)).toMatchObject({ slug, kind, code })
  })

  test.each(['', 'montpellier', 'montpellier-99999', 'constructor', '../etc'])('%j is no place', (slug) => {
    expect(findLocation(slug)).toBeUndefined()
  })
})

describe('searching', () => {
  test('accents, case and hyphens do not matter', () => {
    expect(slugs(searchLocations({ text: 'SAINT étienne', kinds: ['municipality'], limit: 1 }))).toEqual([
      'saint-etienne-42000',
    ])
  })

  test('the most populated come first', () => {
    expect(slugs(searchLocations({ text: 'montp', kinds: ['municipality'], limit: 2 }))).toEqual([
      'montpellier-34000',
      'montpon-menesterol-24700',
    ])
  })

  test('a postal code is found by its beginning', () => {
    expect(slugs(searchLocations({ text: '34090', limit: 5 }))).toEqual(['montpellier-34000'])
  })

  test('a name that only contains the word comes after those that begin with it', () => {
    const found = slugs(searchLocations({ text: 'herblain', kinds: ['municipality'], limit: 5 }))
    expect(found).toEqual(['saint-herblain-44800'])
  })

  test('only the wanted kinds are found, and no more than the limit', () => {
    const departments = searchLocations({ text: '', kinds: ['department'], limit: 200 })
    expect(new Set(departments.map(({ kind }) => kind))).toEqual(new Set(['department']))
    expect(departments.length).toBeGreaterThan(100)
    expect(searchLocations({ text: 'a', limit: 7 })).toHaveLength(7)
  })

  test('what no place is called finds nothing', () => {
    expect(searchLocations({ text: 'zzzz', limit: 10 })).toEqual([])
  })
})

describe('related municipalities', () => {
  const related = (slug: string): string[] => {
    const place = findLocation(slug)
    if (!place) throw new Error(`No place is called ${slug}`)
    return slugs(relatedMunicipalities(place))
  }

  test('those of the same agglomeration, itself left out', () => {
    const around = related('montpellier-34000')
    expect(around).toContain('castelnau-le-lez-34170')
    expect(around).not.toContain('montpellier-34000')
    expect(around).toHaveLength(30)
  })

  test('a district is in the agglomeration of its city', () => {
    expect(related('aix-en-provence-13100')).toEqual(
      expect.arrayContaining(['marseille-1er-arrondissement-13001', 'marseille-13001']),
    )
  })

  test('those of an agglomeration, a department or a region', () => {
    expect(related('montpellier-mediterranee-metropole-243400017')).toHaveLength(31)
    expect(related('herault-34')).toContain('beziers-34500')
    expect(related('herault-34')).not.toContain('nimes-30000')
    expect(related('occitanie-76')).toContain('toulouse-31000')
  })
})
