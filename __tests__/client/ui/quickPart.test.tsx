import { act, render, screen } from '@testing-library/react'
import { quickPart } from '#client/ui/lazy'

const arrived = ({ name }: { name: string }) => <p>Arrivé, {name}</p>

describe('a part that is drawn as soon as it is read', () => {
  test('is drawn at once when it was read before', async () => {
    const { Part, preload } = quickPart(() => Promise.resolve(arrived))
    preload()
    await act(() => Promise.resolve())
    render(<Part props={{ name: 'Anne' }} fallback={<p>Attente</p>} />)
    expect(screen.getByText('Arrivé, Anne')).toBeVisible()
  })

  test('comes when it is first shown, and what was read is read once', async () => {
    const load = jest.fn(() => Promise.resolve(arrived))
    const { Part, preload } = quickPart(load)
    render(<Part props={{ name: 'Anne' }} fallback={<p>Attente</p>} />)
    expect(screen.getByText('Attente')).toBeVisible()
    expect(await screen.findByText('Arrivé, Anne')).toBeVisible()
    preload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that could not be read before is read when it is shown', async () => {
    const load = jest.fn(() => Promise.resolve(arrived)).mockRejectedValueOnce(new Error('Failed to fetch'))
    const { Part, preload } = quickPart(load)
    preload()
    await act(() => Promise.resolve())
    render(<Part props={{ name: 'Anne' }} fallback={<p>Attente</p>} />)
    expect(await screen.findByText('Arrivé, Anne')).toBeVisible()
  })
})
