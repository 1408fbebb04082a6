import type { Ref, Resource, ResourceOf } from '#contract/jsonapi'
import { entitiesReducer, selectMany, selectResource, upserted, type EntitiesState } from '#client/entities'
import { fc } from '../../support/fastCheck'

const nothing = entitiesReducer(undefined, { type: 'start' })
const take = (state: EntitiesState, ...resources: Resource[]): EntitiesState =>
  entitiesReducer(state, upserted(resources))

const income = (
  id: string,
  attributes: ResourceOf<'income'>['attributes'],
  version?: number,
): ResourceOf<'income'> => ({
  type: 'income',
  id,
  attributes,
  relationships: {},
  ...(version === undefined ? {} : { version }),
})
const file = (
  relationships: ResourceOf<'client_file'>['relationships'],
  attributes: ResourceOf<'client_file'>['attributes'] = {},
): ResourceOf<'client_file'> => ({ type: 'client_file', id: 'file', attributes, relationships })
const child = (id: string): Ref<'child'> => ({ type: 'child', id })

describe('an answer that brings a resource again', () => {
  test('adds what it carries and leaves what it does not', () => {
    const state = take(nothing, income('a', { net_monthly_income: 3000 }), income('a', { net_rental_income: 500 }))
    expect(selectResource({ entities: state }, 'income', 'a')?.attributes).toEqual({
      net_monthly_income: 3000,
      net_rental_income: 500,
    })
  })

  test('changes no reference when it says the same', () => {
    const location: ResourceOf<'location'> = {
      type: 'location',
      id: 'l',
      attributes: { postal_codes: ['34000', '34070'] },
      relationships: {},
    }
    const before = take(
      nothing,
      income('a', { net_monthly_income: 3000 }, 2),
      location,
      file({ children: [child('1')] }),
    )
    const again: Resource[] = [
      income('a', { net_monthly_income: 3000 }, 2),
      structuredClone(location),
      file({ children: [child('1')] }),
    ]
    expect(entitiesReducer(before, upserted(again))).toBe(before)
  })

  test('changes no reference of what it does not change', () => {
    const before = take(
      nothing,
      income('a', {}),
      income('b', { net_monthly_income: 1 }),
      file({ children: [child('1')] }, { title: 'Avant' }),
    )
    const after = take(
      before,
      income('b', { net_monthly_income: 2 }),
      file({ children: [child('1')] }, { title: 'Après' }),
    )
    const [then, now] = [{ entities: before }, { entities: after }]
    expect(selectResource(now, 'income', 'a')).toBe(selectResource(then, 'income', 'a'))
    expect(selectResource(now, 'income', 'b')).not.toBe(selectResource(then, 'income', 'b'))
    expect(selectResource(now, 'client_file', 'file')?.relationships).toBe(
      selectResource(then, 'client_file', 'file')?.relationships,
    )
  })

  test('tells a list from an object, and an absent entry from one of another name', () => {
    const rates = (
      loan_rates: ResourceOf<'simulation_configuration'>['attributes']['loan_rates'],
    ): ResourceOf<'simulation_configuration'> => ({
      type: 'simulation_configuration',
      id: 'pinel',
      attributes: { loan_rates: loan_rates ?? null },
      relationships: {},
    })
    const table = { 10: 0.03, 15: 0.031, 20: 0.032, 25: 0.033, 30: 0.034 }
    const state = take(nothing, rates(table))
    expect(
      selectResource({ entities: take(state, rates({ ...table, 30: 0.035 })) }, 'simulation_configuration', 'pinel')
        ?.attributes.loan_rates?.['30'],
    ).toBe(0.035)
    expect(take(state, rates({ ...table }))).toBe(state)
    const linked = take(nothing, file({ children: [] }))
    expect(
      selectResource({ entities: take(linked, file({ children: null })) }, 'client_file', 'file')?.relationships[
        'children'
      ],
    ).toBeNull()
  })

  test('is overtaken: an older version fills what is missing, and nothing else', () => {
    const state = take(
      nothing,
      income('a', { net_monthly_income: 3000 }, 5),
      income('a', { net_monthly_income: 1, net_rental_income: 500 }, 4),
    )
    expect(selectResource({ entities: state }, 'income', 'a')).toEqual(
      income('a', { net_monthly_income: 3000, net_rental_income: 500 }, 5),
    )
  })

  test('leads to the same store in whatever order whole answers arrive', () => {
    const versions = Array.from({ length: 6 }, (_, version) =>
      income('a', { net_monthly_income: version * 100, net_rental_income: version }, version),
    )
    fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: 6 }), (arrivals) => {
        expect(selectResource({ entities: take(nothing, ...arrivals) }, 'income', 'a')).toEqual(versions[5])
      }),
    )
  })
})

test('types do not meet, even under one id', () => {
  const state = take(nothing, income('same', { net_monthly_income: 1 }), file({}))
  expect(selectResource({ entities: state }, 'client_file', 'same')).toBeUndefined()
  expect(selectResource({ entities: state }, 'heritage', 'same')).toBeUndefined()
})

test('what an answer says is gone leaves, and the rest stays', () => {
  const gone = (...refs: Ref[]) => ({
    type: 'api/executeMutation/fulfilled',
    meta: { baseQueryMeta: { resources: [], removed: refs } },
  })
  const state = take(nothing, income('a', {}), income('b', {}))
  const after = entitiesReducer(state, gone({ type: 'income', id: 'a' }, { type: 'tax', id: 'never seen' }))
  expect(selectResource({ entities: after }, 'income', 'a')).toBeUndefined()
  expect(selectResource({ entities: after }, 'income', 'b')).toBeDefined()
  expect(entitiesReducer(after, gone({ type: 'income', id: 'a' }))).toBe(after)
})

describe('what the base query attaches to the action that ends a request', () => {
  const ended = (baseQueryMeta: unknown) => ({ type: 'api/executeQuery/fulfilled', meta: { baseQueryMeta } })

  test('is taken in, and everything else is left alone', () => {
    const state = entitiesReducer(nothing, ended({ resources: [income('a', { net_monthly_income: 1 })] }))
    expect(selectResource({ entities: state }, 'income', 'a')).toBeDefined()
    for (const other of [ended(undefined), ended(null), ended({}), { type: 'x', meta: null }, { type: 'x' }])
      expect(entitiesReducer(state, other)).toBe(state)
  })

  test('makes a new item a member of its file, once, where the members are known', () => {
    const joined = { of: { type: 'client_file', id: 'file' }, relationship: 'children', member: child('2') }
    const known = take(nothing, file({ children: [child('1')] }))
    const after = entitiesReducer(known, ended({ resources: [], joined }))
    expect(selectResource({ entities: after }, 'client_file', 'file')?.relationships['children']).toEqual([
      child('1'),
      child('2'),
    ])
    expect(entitiesReducer(after, ended({ resources: [], joined }))).toBe(after)
    const unknown = take(nothing, file({}))
    expect(entitiesReducer(unknown, ended({ resources: [], joined }))).toBe(unknown)
  })

  test('fills a relationship that holds one, such as the companion', () => {
    const companion = { type: 'companion', id: 'c' }
    const joined = { of: { type: 'client_file', id: 'file' }, relationship: 'companion', member: companion }
    const state = entitiesReducer(take(nothing, file({ companion: null })), ended({ resources: [], joined }))
    expect(selectResource({ entities: state }, 'client_file', 'file')?.relationships['companion']).toEqual(companion)
  })

  test('takes a deleted item out of its file, and a deleted companion', () => {
    const state = take(nothing, file({ children: [child('1'), child('2')], companion: { type: 'companion', id: 'c' } }))
    const leave = (from: EntitiesState, relationship: string, member: Ref) =>
      entitiesReducer(
        from,
        ended({
          resources: [],
          removed: [member],
          left: { of: { type: 'client_file', id: 'file' }, relationship, member },
        }),
      )
    const after = leave(leave(state, 'children', child('1')), 'companion', { type: 'companion', id: 'c' })
    expect(selectResource({ entities: after }, 'client_file', 'file')?.relationships).toEqual({
      children: [child('2')],
      companion: null,
    })
    expect(leave(after, 'companion', { type: 'companion', id: 'former' })).toBe(after)
  })
})

describe('the resources of a list of refs', () => {
  const refs: readonly Ref<'income'>[] = [
    { type: 'income', id: 'b' },
    { type: 'income', id: 'missing' },
    { type: 'income', id: 'a' },
  ]

  test('come in its order, without those that are not held', () => {
    const state = take(nothing, income('a', {}), income('b', {}))
    expect(selectMany({ entities: state }, refs).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('are the same array while none of them changes', () => {
    const before = take(nothing, income('a', {}), income('b', {}))
    const first = selectMany({ entities: before }, refs)
    const elsewhere = take(before, income('c', { net_monthly_income: 1 }))
    expect(selectMany({ entities: elsewhere }, refs)).toBe(first)
    const here = take(elsewhere, income('a', { net_monthly_income: 1 }))
    expect(selectMany({ entities: here }, refs)).not.toBe(first)
    expect(selectMany({ entities: here }, refs)[0]).toBe(first[0])
  })
})
