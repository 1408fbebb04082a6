import { programsAround } from '../../../../src/features/comparator/client/program/programsAround'
import { besides, leadsFromProgram, passageOf } from '../../../../src/features/comparator/client/lot/passage'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'

const lot = (id: string, program: string) => ({ id, program: { id: program } }) as CatalogueProperty
const properties = [lot('1', 'a'), lot('2', 'b'), lot('3', 'a'), lot('4', 'c')]
const catalogue: Catalogue = { programs: [], properties, assumptions: new Map() }

test('the programmes around one are those of the lots of the search, each once, where its first lot stands', () => {
  const around = programsAround(['2', '1', '3', '4', 'gone'], catalogue)
  expect(around).toEqual(['b', 'a', 'c'])
  expect(besides(around, 'a')).toEqual({ previous: 'b', next: 'c' })
  expect(besides(around, 'elsewhere')).toEqual({})
})

test('a lot knows whether a programme or a search led to it', () => {
  const rows = properties.map((each) => ({ lot: each }))
  expect(leadsFromProgram(passageOf('/comparateur/programme/pinel-1', '1', rows))).toBe(true)
  expect(leadsFromProgram(passageOf('/comparateur?prix-max=200000', '1', rows))).toBe(false)
})
