import { findMarket } from '#server/services'

describe('the market around a place', () => {
  // Zonage ABC of 2026-06-26, carte des loyers 2025 (× 0.90), DVF 2023–2025.
  test.each([
    ['montpellier-34000', 'A', 13.9, 3378],
    ['paris-75001', 'Abis', 28.4, 9815],
    ['roubaix-59100', 'B1', 12, 1918],
    ['saint-etienne-42000', 'B2', 8.9, 1213],
  ])('%s: zone %s, %d €/m² a month, %d €/m² for an existing flat', (slug, zone, rent, price) => {
    expect(findMarket(slug, 'old')).toEqual({ zone, rent_per_square_meter: rent, price_per_square_meter: price })
  })

  test('a new flat costs the premium of its zone more', () => {
    expect(findMarket('montpellier-34000', 'new')?.price_per_square_meter).toBe(Math.round(3378 * 1.32))
  })

  test('a new flat never costs less than the floor of its zone', () => {
    expect(findMarket('roubaix-59100', 'new')?.price_per_square_meter).toBe(3_500)
  })

  test('where no sale is published, the price is the median of the zone', () => {
    const strasbourg = findMarket('strasbourg-67000', 'old')
    expect(strasbourg).toMatchObject({ zone: 'A', rent_per_square_meter: 14 })
    expect(strasbourg?.price_per_square_meter).toBeGreaterThan(3_000)
    expect(strasbourg?.price_per_square_meter).toBeLessThan(4_500)
  })

  test('where too few were sold, the price is the median of the zone in the department', () => {
    const village = findMarket('l-abergement-clemenciat-01400', 'old')
    const other = findMarket('l-abergement-de-varey-01640', 'old')
    expect(village?.zone).toBe('C')
    expect(village?.price_per_square_meter).toBe(other?.price_per_square_meter)
    expect(village?.price_per_square_meter).toBeGreaterThan(1_000)
  })

  test.each(['herault-34', 'atlantis-00000', ''])('%j has no market', (slug) => {
    expect(findMarket(slug, 'old')).toBeUndefined()
  })

  test('places overseas, that no list covers, have the figures of zone C', () => {
    for (const slug of ['mamoudzou-97600', 'noumea-98800', 'saint-pierre-97500', 'oeuf-en-ternois-62130']) {
      const market = findMarket(slug, 'new')
      expect(market?.rent_per_square_meter).toBeGreaterThan(0)
      expect(market?.price_per_square_meter).toBeGreaterThan(0)
    }
  })
})
