import { Suspense } from 'react'
import { act, render, screen } from '@testing-library/react'
import { lazyPart } from '#client/ui/lazy'

describe('a part that comes when it is first shown', () => {
  test('waits for the network, and the screen around it stays', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Part = lazyPart(() =>
      navigator.onLine ? Promise.resolve(() => <p>Arrivé</p>) : Promise.reject(new Error('Failed to fetch')),
    )
    render(
      <>
        <p>Autour</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    )
    await act(() => Promise.resolve())
    expect(screen.getByText('Autour')).toBeVisible()
    expect(screen.queryByText('Arrivé')).toBeNull()
    isOnline.mockReturnValue(true)
    act(() => {
      dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText('Arrivé')).toBeVisible()
  })
})
