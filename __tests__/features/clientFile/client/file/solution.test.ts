import { writeCsv } from '../../../../../src/client/screens/csv'
import { placeOf } from '../../../../../src/features/clientFile/client/file/solution/results/placeOf'
import { solutionConfiguration } from '#features/simulation/contract'
import { clientFileSections } from '#features/clientFile/contract/household'

describe('the table that Excel opens', () => {
  test('starts with its mark, separates by semicolons and writes a decimal comma', () => {
    expect(
      writeCsv([
        ['Année', 'Loyers'],
        [2027, 8904.5],
        [2028, -12.346],
      ]),
    ).toBe('\ufeffAnnée;Loyers\r\n2027;8904,5\r\n2028;-12,35\r\n')
  })
  test('quotes what holds a separator, and keeps a formula a text', () => {
    expect(writeCsv([['a;b', 'il a dit "oui"', '=1+1']])).toBe('\ufeff"a;b";"il a dit ""oui""";\'=1+1\r\n')
  })
})

test('every answer of a calculation has a place in the file where it is typed', () => {
  const paths = clientFileSections.map(({ path }) => path)
  for (const name of Object.keys(solutionConfiguration.fields)) {
    const place = new URL(placeOf('file', name), 'https://solive.example')
    const section = place.searchParams.get('section')
    expect(section === null ? place.searchParams.get('groupe') : paths.find((path) => path === section)).toBeTruthy()
  }
})

test('the answers that explanations name lead to their very fields', () => {
  expect(placeOf('file', 'property_price')).toBe('/mes-dossiers/file/solution?groupe=leviers&champ=investment_price')
  expect(placeOf('file', 'net_monthly_income')).toContain('section=income')
})
