import { act, fireEvent, render, screen } from '@testing-library/react'
import { theme } from 'antd'
import { Card, Empty, ErrorBlock, SectionState, Skeleton, Theme, type SaveState } from '#client/ui'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('where a section stands', () => {
  test.each<[SaveState, string]>([
    ['pristine', 'Enregistré'],
    ['dirty', 'Modifications en cours'],
    ['invalid', '2 champs à corriger — non enregistré'],
    ['saving', 'Enregistrement…'],
    ['saved', 'Enregistré à 14:32'],
    ['error', 'Non enregistré'],
    ['offline', 'Gardé sur cet appareil'],
    ['conflict', 'Modifié ailleurs'],
  ])('%s is told as « %s »', (state, sentence) => {
    render(<SectionState state={state} savedAt="2026-11-20T13:32:00.000Z" fieldsToCorrect={2} />)
    expect(screen.getByText(sentence).closest('[aria-live="polite"]')).not.toBeNull()
  })

  test('under a header that tells the same, only what is wrong is told', () => {
    const liveOf = (state: SaveState, sentence: string) => {
      const { unmount } = render(<SectionState isUnderHeader state={state} fieldsToCorrect={1} />)
      const live = screen.getByText(sentence).closest('[aria-live]')?.getAttribute('aria-live')
      unmount()
      return live
    }
    expect(liveOf('saved', 'Enregistré')).toBe('off')
    expect(liveOf('dirty', 'Modifications en cours')).toBe('off')
    expect(liveOf('invalid', '1 champ à corriger — non enregistré')).toBe('polite')
    expect(liveOf('conflict', 'Modifié ailleurs')).toBe('polite')
  })

  test('one field is singular', () => {
    render(<SectionState state="invalid" fieldsToCorrect={1} />)
    expect(screen.getByText('1 champ à corriger — non enregistré')).toBeVisible()
  })
})

test('a skeleton appears only when the wait lasts', () => {
  jest.useFakeTimers()
  const { container } = render(<Skeleton lines={3} />)
  expect(container.querySelectorAll('li')).toHaveLength(0)
  act(() => {
    jest.advanceTimersByTime(200)
  })
  expect(container.querySelectorAll('li')).toHaveLength(3)
})

test('a wait that lasts is owned to, and what is awaited can be asked for again', () => {
  jest.useFakeTimers()
  const asked = jest.fn()
  render(<Skeleton onRetry={asked} />)
  act(() => {
    jest.advanceTimersByTime(7_999)
  })
  expect(screen.queryByRole('button')).toBeNull()
  act(() => {
    jest.advanceTimersByTime(1)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a card is a region that its title names', () => {
  render(
    <Card title="Patrimoine">
      <Empty title="Aucun bien" />
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Patrimoine' })).toHaveTextContent('Aucun bien')
})

test('an error is told at once', () => {
  render(<ErrorBlock message="Les dossiers n’ont pas pu être lus." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Les dossiers n’ont pas pu être lus.')
})

describe('the theme', () => {
  const root = document.documentElement

  test('gives our style sheets its colours, and changes them', () => {
    const { rerender } = render(
      <Theme mode="light">
        <p>Solive</p>
      </Theme>,
    )
    expect(root.style.getPropertyValue('--text-secondary')).toBe('#455361')
    expect(root.dataset['theme']).toBe('light')
    rerender(
      <Theme mode="dark">
        <p>Solive</p>
      </Theme>,
    )
    expect(root.style.getPropertyValue('--text-secondary')).toBe('#B6C2CD')
    expect(root.style.getPropertyValue('color-scheme')).toBe('dark')
  })

  test('enlarges text, ours and that of antd', () => {
    const FontSize = () => <output>{theme.useToken().token.fontSize}</output>
    const { rerender } = render(
      <Theme mode="light">
        <FontSize />
      </Theme>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^15$/)
    rerender(
      <Theme mode="light" textScale={1.3}>
        <FontSize />
      </Theme>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^20$/)
    expect(root.style.getPropertyValue('--text-scale')).toBe('1.3')
  })

  test('is that of a part that has its own, while it is there', () => {
    const Page = ({ hasPaper }: { hasPaper: boolean }) => (
      <Theme mode="dark" areLinksUnderlined>
        {hasPaper && (
          <Theme mode="light">
            <p>Papier</p>
          </Theme>
        )}
      </Theme>
    )
    const { rerender } = render(<Page hasPaper />)
    expect([root.dataset['theme'], root.dataset['links']]).toEqual(['light', 'plain'])
    rerender(<Page hasPaper={false} />)
    expect([root.dataset['theme'], root.dataset['links']]).toEqual(['dark', 'underlined'])
  })

  test('follows the system when asked to, while the page is open', () => {
    const system = Object.assign(new EventTarget(), {
      matches: true,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
    jest.spyOn(window, 'matchMedia').mockReturnValue(system)
    render(
      <Theme mode="auto">
        <p>Solive</p>
      </Theme>,
    )
    expect(root.dataset['theme']).toBe('dark')
    system.matches = false
    act(() => {
      system.dispatchEvent(new Event('change'))
    })
    expect(root.dataset['theme']).toBe('light')
  })
})
