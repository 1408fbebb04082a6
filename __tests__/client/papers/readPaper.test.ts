import { readPaper } from '../../../src/client/papers/read/readPaper'
import type { Finding } from '../../../src/client/papers/read/finding'
import { linesOf } from '../../support/papers/linesOf'
import { TAX_NOTICE_CODE } from '../../support/papers/codes'

const TODAY = '2026-11-22'

const read = (text: string, codes: readonly string[] = []) =>
  readPaper({ lines: linesOf(text), codes: codes.map((code) => ({ page: 1, text: code })) }, TODAY)

/** The values that were read, by key; of a declarant by key and rank. */
const valuesOf = (findings: readonly Finding[] = []): Readonly<Partial<Record<string, number | string>>> =>
  Object.fromEntries(findings.map(({ key, declarant, value }) => [`${key}${declarant ?? ''}`, value]))

const NOTICE = `
AVIS D’IMPÔT 2025 – Impôt sur les revenus de 2024
Numéro fiscal (déclarant 1) : 30 01 123 456 789
Numéro fiscal (déclarant 2) : 07 01 987 765 432
Référence de l’avis : 25 78 0123456 78
Déclarant 1 : MARCHETTI PAUL
Nombre de parts            2,50
---
                                   Déclarant 1     Déclarant 2     Total
Salaires                                42 000          18 500
Salaires, pensions, rentes nets         37 800          16 650     54 450
Pensions, retraites, rentes                              9 600
Revenus fonciers nets                                               2 400
Revenu fiscal de référence (25)                                    56 850
Impôt sur les revenus soumis au barème                              4 310
Taux marginal d’imposition                                           30 %
Total des réductions d’impôt                                         -810
Total des crédits d’impôt                                            -250
Impôt sur le revenu net avant corrections                           3 500
Impôt sur le revenu net                                             3 250
`

describe('a tax notice', () => {
  test('whose columns are those of the declarants', () => {
    expect(valuesOf(read(NOTICE)?.findings)).toEqual({
      incomeYear: 2024,
      noticeReference: '2578012345678',
      taxNumber1: '••••••••••\u00a0789',
      taxNumber2: '••••••••••\u00a0432',
      declarant1: 'MARCHETTI PAUL',
      parts: 2.5,
      referenceIncome: 56_850,
      rentalIncome: 2_400,
      grossTax: 4_310,
      reductions: -810,
      credits: -250,
      taxBeforeCredits: 3_500,
      netTax: 3_250,
      salaries1: 42_000,
      salaries2: 18_500,
      pensions2: 9_600,
      marginalRate: 0.3,
    })
  })

  test('of one person, whose values stand under their labels', () => {
    const findings = read(`
AVIS DE SITUATION DÉCLARATIVE – revenus de l’année 2023
Revenu fiscal de référence      Nombre de parts
31 245 €                        1
Salaires      34 716
`)?.findings
    expect(valuesOf(findings)).toMatchObject({ incomeYear: 2023, referenceIncome: 31_245, parts: 1, salaries1: 34_716 })
    expect(findings?.find(({ key }) => key === 'parts')?.place).toEqual({
      kind: 'text',
      page: 1,
      line: 3,
      excerpt: 'Revenu fiscal de référence | Nombre de parts / 31 245 € | 1',
    })
  })

  test('whose code says other parts than its text is told so, and nothing of it names a person', () => {
    const notice = read('Avis d’impôt\nNombre de parts  2,5\nRevenu fiscal de référence  63 198', [TAX_NOTICE_CODE])
    expect(notice?.checks).toEqual([
      { kind: 'code', key: 'parts', inCode: 2.75, inText: 2.5, agrees: false },
      { kind: 'code', key: 'referenceIncome', inCode: 63_198, inText: 63_198, agrees: true },
    ])
    expect(JSON.stringify(notice)).not.toMatch(/3001123456789|0701987765432|JULLIARD/)
  })

  test('of which only the code reads gives what the code says', () => {
    expect(valuesOf(read('', [TAX_NOTICE_CODE])?.findings)).toMatchObject({
      incomeYear: 2021,
      parts: 2.75,
      referenceIncome: 63_198,
      netTax: 3_542,
      declarant1: 'RETI PATRICK',
      taxNumber2: '••••••••••\u00a0432',
    })
  })
})

/** A loan of 120,000 euros over 180 months at 2.40 %: the annuity is 794.51 euros (capital × t ÷ (1 − (1 + t)^−180), t = 0.2 %). */
const OFFER = `
OFFRE DE PRÊT IMMOBILIER
Montant du prêt : 120 000,00 EUR      Durée : 15 ans
Taux annuel effectif global : 2,91 %
Taux nominal fixe : 2,40 % l’an
Mensualité, assurance comprise : 830,51 €
Assurance mensuelle : 36,00 €
Date de première échéance : 10 janvier 2025
Intérêts intercalaires : néant
`

describe('a loan', () => {
  test('that an offer describes, without a table: its last payment is reckoned from the first', () => {
    const loan = read(OFFER)
    expect(valuesOf(loan?.findings)).toEqual({
      capital: 120_000,
      rate: 0.024,
      duration: 180,
      payment: 830.51,
      insurance: 36,
      firstDate: '2025-01-10',
      lastDate: '2039-12-10',
    })
    expect(loan?.findings.find(({ key }) => key === 'lastDate')?.isReckoned).toBe(true)
    expect(loan?.checks).toEqual([{ kind: 'annuity', expected: 794.51, written: 794.51, agrees: true }])
  })

  test('whose payment is not that of its capital, rate and duration is told so', () => {
    const [check] = read(OFFER.replace('830,51', '890,51'))?.checks ?? []
    expect(check).toEqual({ kind: 'annuity', expected: 794.51, written: 854.51, agrees: false })
  })

  test('that a table describes: headings on two lines, dates of months, dots between thousands', () => {
    const loan = read(`
Échéancier de votre prêt
Capital emprunté   10.000,00
                 Part de      Part       Montant de     Capital
Échéance         capital      intérêts   l’échéance     restant dû
octobre 2026      825,52       20,00       845,52        9.174,48
novembre 2026     827,17       18,35       845,52        8.347,31
décembre 2026     828,83       16,69       845,52        7.518,48
`)
    expect(valuesOf(loan?.findings)).toEqual({
      capital: 10_000,
      rate: 0.024,
      payment: 845.52,
      // On 22 November, the payment of the month (its last day) is still to come.
      outstanding: 9_174.48,
      firstDate: '2026-10-31',
      lastDate: '2026-12-31',
    })
    expect(loan?.checks).toEqual([{ kind: 'rows', rows: 2, wrong: [], agrees: true }])
  })

  test('whose payments leave the insurance out costs them and the insurance', () => {
    const table = `
Tableau d’amortissement
N°   Date          Échéance hors assurance   Capital    Intérêts    Assurance    Capital restant dû
1    05/11/2026    845,52                    825,52     20,00       7,00         9 174,48
2    05/12/2026    845,52                    827,17     18,35       7,00         8 347,31
`
    for (const text of [table, table.replace(' hors assurance', '               ')])
      expect(read(text)?.findings).toContainEqual(
        expect.objectContaining({ key: 'payment', value: 852.52, isReckoned: true }),
      )
  })

  test('whose rows are those of years costs the payment that is written', () => {
    const loan = read(`
Tableau d’amortissement
Mensualité : 845,52 €
Année   Échéances    Capital    Intérêts   Capital restant dû
1       10 146,24    9 920,00   226,24     10 080,00
2       10 146,24    10 080,00  66,24      0,00
`)
    expect(valuesOf(loan?.findings)).toMatchObject({ payment: 845.52 })
  })

  test('whose rows do not follow from one another is told where', () => {
    const loan = read(`
Tableau d’amortissement
N°   Date          Échéance     Capital    Intérêts    Capital restant dû
1    05/10/2026    845,52       825,52     20,00       9 174,48
2    05/11/2026    845,52       827,17     18,35       8 447,31
`)
    expect(loan?.checks).toMatchObject([{ kind: 'rows', rows: 1, wrong: [{ page: 1, line: 4 }], agrees: false }])
  })
})

describe('a payslip', () => {
  test('whose amounts stand beside their labels', () => {
    const findings = read(`
BULLETIN DE SALAIRE            Période : octobre 2026
Employeur : SARL LES DUNES
Salarié : MARCHETTI Paul       N° SS 1 85 05 78 006 084 36
Emploi : Chef de chantier      Entrée le 01/03/2021
Contrat : CDD
Montant net social                        2 410,00
Net payé avant impôt sur le revenu        2 380,15
Net fiscal                                2 455,10
Cumul annuel net imposable               24 551,00
`)?.findings
    expect(valuesOf(findings)).toEqual({
      employee: 'MARCHETTI Paul',
      employer: 'SARL LES DUNES',
      period: '2026-10-31',
      job: 'Chef de chantier',
      contract: 'CDD',
      hiredOn: '2021-03-01',
      netBeforeTax: 2_380.15,
      netTaxable: 2_455.1,
      cumulatedNetTaxable: 24_551,
    })
    expect(JSON.stringify(findings)).not.toContain('78 006')
  })
})

describe('a payslip with a table of totals', () => {
  test('gives the month and the year from their rows', () => {
    const findings = read(`
BULLETIN DE PAIE
Nom de l’employeur : GARAGE DU PORT
Nom : Léa Caron
Paie de septembre 2026
Net à payer avant impôt                            2 105,33
              Brut          Heures      Net imposable
Mois          2 700,00      151,67           2 190,40
Cumuls       24 300,00    1 365,03          19 713,60
`)?.findings
    expect(valuesOf(findings)).toMatchObject({
      employee: 'Léa Caron',
      period: '2026-09-30',
      netTaxable: 2_190.4,
      cumulatedNetTaxable: 19_713.6,
    })
  })
})

describe('what is none of these', () => {
  test.each([
    ['a letter', 'Madame, Monsieur,\nVotre assemblée générale se tiendra le 12/01/2027.\nMontant : 1 200,00'],
    ['a letter that names one of them', 'Merci de nous envoyer votre avis d’impôt.'],
    ['nothing', ''],
  ])('is not read: %s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})
