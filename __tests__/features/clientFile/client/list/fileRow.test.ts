import type { ResourceOf } from '#contract/jsonapi'
import { upserted } from '#client/entities'
import { namesOf, selectFileRow } from '../../../../../src/features/clientFile/client/list/fileRow'
import { openApplication } from '../../../../support/client/application'
import { json } from '../../../../support/client/answers'
import { exampleFile, FILE } from '../../../../support/client/clientFile'

const ON = '2026-11-20'
const loan = { years: 20, rate: 0.0335, insuranceRate: 0.0034 }
const isFile = (resource: { type: string }): resource is ResourceOf<'client_file'> => resource.type === 'client_file'

async function rowOfExample(resources = exampleFile) {
  const { store } = await openApplication(() => json(404, {}))
  store.dispatch(upserted(resources))
  const file = resources.find(isFile)
  if (!file) throw new Error('the example holds a client file')
  return selectFileRow(store.getState(), file, loan, ON)
}

describe('a row of the list of client files', () => {
  test('puts the file and its household together', async () => {
    expect(await rowOfExample()).toMatchObject({
      id: FILE,
      title: 'Vasseur',
      names: 'Anne Vasseur',
      status: 'draft',
      project: 'lmnp_amortissement',
      completeness: 60,
      income: 3_350,
      marginalRate: 0.3,
    })
  })

  test('counts rent, running loans and alimony against the capacity', async () => {
    // 35 % of 3 350 € less 800 + 220 + 100 €: 52,50 € a month, at 0,0057228 + 0,0034 ÷ 12 for one euro.
    expect((await rowOfExample()).capacity).toBeCloseTo(52.5 / (0.005722815 + 0.0034 / 12), 0)
  })

  test('shows the effort that was calculated last', async () => {
    const calculated = exampleFile.map((one) =>
      isFile(one) ? { ...one, attributes: { ...one.attributes, average_effort: 287.4 } } : one,
    )
    expect((await rowOfExample(calculated)).effort).toBe(287.4)
  })

  test('has no figure where the answers never came', async () => {
    expect(await rowOfExample(exampleFile.filter(isFile))).toMatchObject({
      names: '',
      project: null,
      income: null,
      marginalRate: null,
      capacity: null,
      effort: null,
    })
  })
})

describe('the names of a household', () => {
  test.each([
    [
      'one name for both',
      { firstname: 'Claire', lastname: 'Petit' },
      { firstname: 'Paul', lastname: 'Petit' },
      'Claire et Paul Petit',
    ],
    [
      'two names',
      { firstname: 'Claire', lastname: 'Petit' },
      { firstname: 'Paul', lastname: 'Roux' },
      'Claire Petit et Paul Roux',
    ],
    ['one alone', { firstname: 'Claire', lastname: 'Petit' }, undefined, 'Claire Petit'],
    [
      'a first name missing',
      { firstname: null, lastname: 'Petit' },
      { firstname: 'Paul', lastname: 'Petit' },
      'Petit et Paul Petit',
    ],
    ['nobody named', { firstname: '', lastname: null }, undefined, ''],
  ])('%s', (_case, person, companion, names) => {
    expect(namesOf(person, companion)).toBe(names)
  })
})
