import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { upserted } from '#client/entities'
import { useResource, useResourceList } from '#client/store'
import { useClientFile } from '../../../src/features/clientFile/client/shared/useClientFile'
import { empty, json, lineOf } from '../../support/client/answers'
import { openApplication } from '../../support/client/application'

const file = (id: string, title: string) => ({ type: 'client_file', id, attributes: { title }, relationships: {} })
const page = (number: number) => ({ current_page: number, per_page: 1, total: 2, last_page: 2 })

async function open(answer: (line: string) => Response) {
  const { store, requests } = await openApplication((request) => answer(lineOf(request)))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { store, requests, wrapper }
}

test('a client file is read with all its sections, and told complete once they are there', async () => {
  const { store, wrapper, requests } = await open(() => json(200, { data: file('f', 'Vasseur') }))
  store.dispatch(upserted([{ type: 'client_file', id: 'f', attributes: { title: 'Vasseur' }, relationships: {} }]))
  const { result } = renderHook(() => useClientFile('f'), { wrapper })
  expect(result.current).toMatchObject({
    isComplete: false,
    isFetching: true,
    resource: { attributes: { title: 'Vasseur' } },
  })
  await waitFor(() => {
    expect(result.current.isComplete).toBe(true)
  })
  expect(requests.map(lineOf)).toEqual([
    'GET /v3/client-files/f?include=person,companion,children,professionalSituation,income,charge,currentLoans,heritage,tax,runningReductions,objective,objectiveLocations,ptz,notes,simulation,simulationCharges,simulationLoans,scenarios',
  ])
})

test('a reading that fails says why, and can be asked again', async () => {
  let answer = json(500, { message: 'Incident 7' })
  const { wrapper } = await open(() => answer.clone())
  const { result } = renderHook(() => useResource('location', 'montpellier-34000'), { wrapper })
  await waitFor(() => {
    expect(result.current.failure?.message).toBe('Incident 7')
  })
  answer = json(200, { data: { type: 'location', id: 'montpellier-34000', attributes: { name: 'Montpellier' } } })
  act(() => {
    result.current.refetch()
  })
  await waitFor(() => {
    expect(result.current).toMatchObject({ failure: undefined, resource: { attributes: { name: 'Montpellier' } } })
  })
})

test('a list comes in the order of its answer, and shows its former page while the next is on its way', async () => {
  const { wrapper } = await open((line) =>
    line.includes('page[number]=2')
      ? json(200, { data: [file('b', 'Brun')], meta: page(2) })
      : json(200, { data: [file('a', 'Aubin')], meta: page(1) }),
  )
  const { result, rerender } = renderHook(({ number }) => useResourceList('client_file', { page: { number } }), {
    wrapper,
    initialProps: { number: 1 },
  })
  await waitFor(() => {
    expect(result.current.resources.map(({ id }) => id)).toEqual(['a'])
  })
  rerender({ number: 2 })
  expect(result.current).toMatchObject({ isFetching: true, resources: [{ id: 'a' }], page: { current_page: 1 } })
  await waitFor(() => {
    expect(result.current).toMatchObject({ isFetching: false, resources: [{ id: 'b' }], page: { current_page: 2 } })
  })
})

test('a change elsewhere in the store renders no list again', async () => {
  const { store, wrapper } = await open(() => json(200, { data: [file('a', 'Aubin')] }))
  let renders = 0
  const { result } = renderHook(
    () => {
      renders += 1
      return useResourceList('client_file')
    },
    { wrapper },
  )
  await waitFor(() => {
    expect(result.current.isFetching).toBe(false)
  })
  const { resources } = result.current
  const before = renders
  act(() => {
    store.dispatch(upserted([{ type: 'client_file', id: 'other', attributes: { title: 'Autre' }, relationships: {} }]))
  })
  expect(renders).toBe(before)
  act(() => {
    store.dispatch(upserted([{ type: 'client_file', id: 'a', attributes: { title: 'Aubin-Roy' }, relationships: {} }]))
  })
  expect(renders).toBe(before + 1)
  expect(result.current.resources).not.toBe(resources)
  expect(result.current.resources[0]?.attributes.title).toBe('Aubin-Roy')
})

test('an empty answer is a resource that is not there, and no failure', async () => {
  const { wrapper } = await open(() => empty())
  const { result } = renderHook(() => useResource('companion', 'c', { parentId: 'f' }), { wrapper })
  await waitFor(() => {
    expect(result.current.isComplete).toBe(true)
  })
  expect(result.current).toMatchObject({ resource: undefined, failure: undefined })
})
