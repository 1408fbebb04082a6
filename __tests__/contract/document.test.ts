import { type DocumentError, parseDocument, writeDocument, type Resource } from '#contract/jsonapi'

const file: Resource = {
  type: 'client_file',
  id: '0b0e7c3e-6a39-4a52-9f3c-2f1f6a1f8f01',
  version: 3,
  attributes: { title: 'Marchetti' },
  relationships: { heritage: { type: 'heritage', id: 'h1' }, children: [{ type: 'child', id: 'c1' }], companion: null },
}
const heritage: Resource = {
  type: 'heritage',
  id: 'h1',
  version: 1,
  attributes: { liquidity: 62_000, main_residence_value: null },
  relationships: {},
}

const overTheWire = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

describe('a document', () => {
  test('is read as it was written', () => {
    const parsed = parseDocument(overTheWire(writeDocument(file, [heritage])))
    expect(parsed).toEqual({ refs: { type: 'client_file', id: file.id }, resources: [file, heritage] })
  })
  test('of a list keeps the order, the page, and each resource once', () => {
    const page = { current_page: 2, per_page: 30, total: 40, last_page: 2 }
    const written = writeDocument([file], [heritage, heritage, file], page)
    expect(written.meta).toEqual({ ...page, pagination: page })
    expect(parseDocument(overTheWire(written))).toEqual({
      refs: [{ type: 'client_file', id: file.id }],
      resources: [file, heritage],
      page,
    })
  })
  test('without data holds no reference', () => {
    expect(parseDocument({ data: null })).toEqual({ refs: null, resources: [] })
  })
  test('may carry types and attributes that this version does not know', () => {
    expect(
      parseDocument({
        data: { type: 'heritage', id: 'h1', attributes: { liquidity: 1, castles: 2 } },
        included: [{ type: 'spaceship', id: '1' }],
      }),
    ).toEqual({
      refs: { type: 'heritage', id: 'h1' },
      resources: [{ type: 'heritage', id: 'h1', attributes: { liquidity: 1 }, relationships: {} }],
    })
  })
  test.each([
    ['no object', 'hello', '/'],
    ['an id that is no text', { data: { type: 'heritage', id: 1 } }, '/data/0'],
    [
      'an attribute of the wrong type',
      { data: { type: 'heritage', id: 'h1', attributes: { liquidity: '62 000' } } },
      '/data/0/attributes/liquidity',
    ],
    [
      'a linkage without type',
      { data: [{ type: 'client_file', id: '1', relationships: { person: { data: { id: '2' } } } }] },
      '/data/0/relationships/person/data',
    ],
    ['included that is no list', { data: null, included: {} }, '/included'],
  ])('with %s is refused, and the place is said', (_case, input, pointer) => {
    expect(() => parseDocument(input)).toThrow(
      expect.objectContaining({ name: 'DocumentError', pointer }) as DocumentError,
    )
  })
})
