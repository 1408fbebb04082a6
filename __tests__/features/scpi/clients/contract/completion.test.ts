import '#app/contract'
import { completionOf, labelOfMissing, parseCompletion } from '#features/scpi/clients/contract/rules'

const client = (attributes: object) => ({ type: 'scpi_client' as const, attributes })

describe('what a file lacks', () => {
  const { missing } = completionOf([
    client({ firstname1: 'Hélène', judicial_capacity: 'guardianship' }),
    { type: 'family_situation', attributes: { family_situation: 'pacs' } },
  ])

  test('is named by section and field, without words', () => {
    expect(missing).toContainEqual({ section: 'scpi_client', field: 'phone' })
    expect(missing.flatMap((answer) => Object.keys(answer))).not.toContain('label')
  })

  test('is said in the words of the contract', () => {
    const words = missing.map(labelOfMissing)
    expect(words).toEqual(
      expect.arrayContaining(['Téléphone mobile', 'Adresse e-mail', 'Convention de PACS', 'Représentant légal']),
    )
  })

  test('a representative who is there, and of whom the quality is not known, is another thing than none', () => {
    const answers = completionOf([client({ judicial_capacity: 'minor' }), { type: 'representative', attributes: {} }])
    const words = answers.missing.filter(({ section }) => section === 'representative').map(labelOfMissing)
    expect(words).toContain('Représentant\u00a0: Qualité')
    expect(words).not.toContain('Représentant légal')
  })

  test('comes back as it was stored', () => {
    const completion = completionOf([client({ judicial_capacity: 'minor' })])
    expect(parseCompletion(JSON.parse(JSON.stringify(completion)))).toEqual(completion)
  })

  test('was stored with words once, which no longer count', () => {
    const stored = { section: 'scpi_client', field: 'phone', label: 'Portable' }
    const parsed = parseCompletion({ done: 3, expected: 5, missing: [stored, { section: 'nothing', field: 'phone' }] })
    expect(parsed).toEqual({ done: 3, expected: 5, missing: [{ section: 'scpi_client', field: 'phone' }] })
    expect(parsed?.missing.map(labelOfMissing)).toEqual(['Téléphone mobile'])
  })
})
