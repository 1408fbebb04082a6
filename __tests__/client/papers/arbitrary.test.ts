import { fc } from '../../support/fastCheck'
import { decodeTwoDDoc } from '../../../src/client/papers/code/twoDDoc'
import { readPaper } from '../../../src/client/papers/read/readPaper'
import { linesOf } from '../../support/papers/linesOf'

/** Words that the readers look for, numbers and what comes between them. */
const word = fc.oneof(
  fc.constantFrom(
    'Avis d’impôt',
    'Revenu fiscal de référence',
    'Nombre de parts',
    'Numéro fiscal',
    'Déclarant 1',
    'Total',
    'Salaires',
    'Tableau d’amortissement',
    'Capital restant dû',
    'Taux débiteur',
    'Durée',
    'Mensualité',
    'Bulletin de paie',
    'Net imposable',
    'Cumul',
    'Net à payer avant impôt',
    'SIRET',
  ),
  fc.integer({ min: -99_999, max: 999_999 }).map(String),
  fc.constantFrom('0,00', '2,5', '31/02/2024', '05/03/2024', '3,60 %', '240 mois', '1 190,22', '€', '....'),
  fc.string({ maxLength: 12 }),
)

const text = fc
  .array(
    fc.array(word, { maxLength: 7 }).map((words) => words.join('   ')),
    { maxLength: 25 },
  )
  .map((lines) => lines.join('\n'))

describe('whatever a paper says', () => {
  test('reading it ends, and gives numbers and days that exist', () => {
    fc.assert(
      fc.property(text, (said) => {
        const read = readPaper({ lines: linesOf(said), codes: [] }, '2026-11-22')
        for (const { value } of read?.findings ?? []) {
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
          else expect(value).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('its code is a 2D-Doc or none', () => {
    const code = fc
      .tuple(fc.constantFrom('DC01', 'DC03', 'DC04'), fc.string({ maxLength: 80 }))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(code, fc.string()), (said) => {
        const decoded = decodeTwoDDoc(said)
        expect(decoded === undefined || decoded.version >= 1).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
