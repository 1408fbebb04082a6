import { notaryFee } from '#domain'

const on = '2026-06-01'

describe('acquisition costs', () => {
  test('the fee on 200,000 euros is 1,995.25 before VAT (service-public F17701)', () => {
    expect(notaryFee(200_000, { seniority: 'old', on }).emolument).toBeCloseTo(1995.25, 2)
  })

  test('the fee is at least 90 euros, and at most a tenth of the price (C. com. art. A444-91)', () => {
    expect(notaryFee(2_000, { seniority: 'old', on }).emolument).toBe(90)
    expect(notaryFee(500, { seniority: 'old', on }).emolument).toBe(50)
  })

  // notaires.fr; table of the DGFiP on 1 June 2026.
  test.each([
    ['34', '2026-06-01', 0.063185],
    ['36', '2026-06-01', 0.0509006],
    ['06', '2026-06-01', 0.0580665],
    ['34', '2025-03-31', 0.0580665],
    ['34', '2028-04-01', 0.0580665],
  ])('duties of the department %s on %s', (department, date, expected) => {
    expect(notaryFee(100_000, { seniority: 'old', on: date, department }).dutiesRate).toBeCloseTo(expected, 7)
  })

  // CGI art. 1594 F quinquies, A: VAT is no part of the base. 300,000 ÷ 1.2 = 250,000; ÷ 1.1 = 272,727.27; × 0.71498 %.
  test.each([
    [{}, 250_000, 1_787.45],
    [{ vatRate: 0.1 }, 272_727.27, 1_949.95],
  ])('a new home of 300,000 euros, %o, pays its duties on the price without VAT', (vat, base, duties) => {
    expect(notaryFee(300_000, { seniority: 'new', on, ...vat })).toMatchObject({
      dutiesBase: base,
      dutiesRate: 0.0071498,
      duties,
    })
  })

  // Loi 2025-127, art. 116: the rise to 5 % leaves out who buys a first home. 4.5 % × 1.0237 + 1.2 %; Indre stays at 3.8 %.
  test.each([
    ['34', '2026-06-01', 0.0580665],
    ['36', '2026-06-01', 0.0509006],
    ['34', '2025-03-31', 0.0580665],
    ['34', '2028-04-01', 0.0580665],
  ])('a first home in the department %s on %s does not bear the rise', (department, date, expected) => {
    const fee = notaryFee(100_000, { seniority: 'old', on: date, department, isFirstHome: true })
    expect(fee.dutiesRate).toBeCloseTo(expected, 7)
  })

  test('the parts make the total', () => {
    const { total, duties, emolument, formalities, vat, landRegistryContribution, disbursements } = notaryFee(187_650, {
      seniority: 'old',
      on,
    })
    expect(total).toBeCloseTo(duties + emolument + formalities + vat + landRegistryContribution + disbursements, 2)
  })

  test('the usual share of the price is 2 to 3 % for a new home and 7 to 8.5 % for an existing one', () => {
    expect(notaryFee(200_000, { seniority: 'new', on }).total / 200_000).toBeGreaterThan(0.015)
    expect(notaryFee(200_000, { seniority: 'new', on }).total / 200_000).toBeLessThan(0.03)
    expect(notaryFee(200_000, { seniority: 'old', on }).total / 200_000).toBeGreaterThan(0.07)
    expect(notaryFee(200_000, { seniority: 'old', on }).total / 200_000).toBeLessThan(0.085)
  })

  test('nothing costs nothing but the fixed papers', () => {
    expect(notaryFee(0, { seniority: 'old', on })).toMatchObject({ duties: 0, emolument: 0 })
  })
})
