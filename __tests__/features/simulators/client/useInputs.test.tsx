import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { simulatorQuestions } from '#features/simulation/contract'
import { useInputs } from '../../../../src/features/simulators/client/shell/useInputs'

/** The answers of a page at an address, and what its address says. */
function openAt(address: string) {
  const { result } = renderHook(
    () => ({ inputs: useInputs(simulatorQuestions.ptzSimulation), search: useLocation().search }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  )
  return { inputs: () => result.current.inputs, search: () => new URLSearchParams(result.current.search) }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})
const rest = async () => {
  await act(() => jest.advanceTimersByTimeAsync(500))
}

test('a page opens with the answers of its address, which follows what is typed once it rests', async () => {
  const { inputs, search } = openAt('/?property_price=210000&household_composition=2')
  expect(inputs().values).toMatchObject({ property_price: 210_000, household_composition: 2 })
  act(() => {
    inputs().change({ property_price: 220_000 })
  })
  expect(search().get('property_price')).toBe('210000')
  await rest()
  expect(search().get('property_price')).toBe('220000')
  expect(search().get('household_composition')).toBe('2')
})

test('what a client file fills in takes the place of all answers, in a form of its own; the address never names the file', async () => {
  const { inputs, search } = openAt('/?household_composition=2')
  const { form } = inputs()
  act(() => {
    inputs().fill({ values: { property_price: 180_000 }, from: 'a-file' })
  })
  expect(inputs().from).toBe('a-file')
  expect(inputs().form).not.toBe(form)
  expect(inputs().values['household_composition']).not.toBe(2)
  await rest()
  expect(search().get('property_price')).toBe('180000')
  expect(search().toString()).not.toContain('a-file')
  act(() => {
    inputs().reset()
  })
  expect(inputs().from).toBeNull()
  expect(inputs().values['property_price'] ?? null).toBeNull()
})
