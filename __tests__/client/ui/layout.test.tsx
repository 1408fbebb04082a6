import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CalculatorOutlined, FolderOutlined, LogoutOutlined } from '@ant-design/icons'
import { PageHeader } from '#client/ui'
import { AppLayout, type LinkProps, type MenuEntry } from '#client/ui/layout'
import { InTheme } from '../../support/client/InTheme'

const Link = ({ to, children, onClick, ...rest }: LinkProps) => (
  <a
    href={to}
    {...rest}
    onClick={(event) => {
      event.preventDefault()
      onClick?.()
    }}
  >
    {children}
  </a>
)
const files: MenuEntry = {
  address: '/mes-dossiers',
  label: 'Dossiers clients',
  barLabel: 'Dossiers',
  icon: <FolderOutlined aria-hidden />,
}
const sales: MenuEntry = {
  address: '/mes-ventes',
  label: 'Ventes',
  icon: <CalculatorOutlined aria-hidden />,
  children: [
    { address: '/mes-ventes', label: 'Toutes' },
    { address: '/mes-ventes/options', label: 'Options' },
  ],
}

function Frame({
  current,
  waiting = 0,
  isPinned = false,
  onPin = () => undefined,
  onLeave = () => undefined,
}: {
  current: string
  waiting?: number
  isPinned?: boolean
  onPin?: (isPinned: boolean) => void
  onLeave?: () => void
}) {
  return (
    <AppLayout
      link={Link}
      logo={{}}
      entries={[{ ...files, badge: { count: waiting, label: 'à compléter' } }, sales]}
      current={current}
      isPinned={isPinned}
      onPin={onPin}
      tools={<button type="button">Réglages</button>}
      actions={[
        { label: 'Contact support', detail: 'aide@solive.example', href: 'mailto:aide@solive.example', icon: null },
        { label: 'Déconnexion', icon: <LogoutOutlined aria-hidden />, onSelect: onLeave },
      ]}
    >
      <PageHeader title="Dossiers" />
    </AppLayout>
  )
}

const rail = () => screen.getByRole('navigation', { name: 'Menu principal' })
const isOpen = () => rail().dataset['open'] === 'true'

test('the frame has landmarks, ways past the menu, tools in the header of the page, and tells the current entry', async () => {
  const left = jest.fn()
  render(<Frame current="/mes-dossiers" onLeave={left} />, { wrapper: InTheme })
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('link', { name: 'Aller au menu' })).toHaveAttribute('href', '#menu')
  expect(within(rail()).getByRole('link', { name: 'Dossiers clients' })).toHaveAttribute('aria-current', 'page')
  expect(
    within(screen.getByRole('navigation', { name: 'Menu rapide' })).getByRole('link', { name: 'Dossiers' }),
  ).toHaveAttribute('aria-current', 'page')
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Réglages' })).toBeVisible()
  expect(within(rail()).getByRole('link', { name: /Contact support/ })).toHaveAttribute(
    'href',
    'mailto:aide@solive.example',
  )
  await userEvent.click(within(rail()).getByRole('button', { name: 'Déconnexion' }))
  expect(left).toHaveBeenCalledTimes(1)
})

test('an entry says how many things wait there, unless none does', () => {
  const { rerender } = render(<Frame current="/mes-dossiers" waiting={3} />, { wrapper: InTheme })
  expect(within(rail()).getByRole('link', { name: 'Dossiers clients 3 à compléter' })).toBeVisible()
  rerender(<Frame current="/mes-dossiers" />)
  expect(within(rail()).getByRole('link', { name: 'Dossiers clients' })).toBeVisible()
})

test('a group opens by a click, and by itself around the page that is shown', async () => {
  const { rerender } = render(<Frame current="/mes-dossiers" />, { wrapper: InTheme })
  const group = () => within(rail()).getByRole('button', { name: 'Ventes' })
  expect(group()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(group())
  expect(within(rail()).getByRole('link', { name: 'Options' })).toBeVisible()
  await userEvent.click(group())
  expect(within(rail()).queryByRole('link', { name: 'Options' })).toBeNull()
  rerender(<Frame current="/mes-ventes/options" />)
  expect(group()).toHaveAttribute('aria-expanded', 'true')
  expect(within(rail()).getByRole('link', { name: 'Options' })).toHaveAttribute('aria-current', 'page')
  expect(within(rail()).getByRole('link', { name: 'Toutes' })).not.toHaveAttribute('aria-current')
})

describe('the rail', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const wait = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds)
    })
  }

  test('opens 150 ms after the pointer came, and closes 300 ms after it left', () => {
    render(<Frame current="/mes-dossiers" />, { wrapper: InTheme })
    fireEvent.pointerEnter(rail(), { pointerType: 'mouse' })
    wait(149)
    expect(isOpen()).toBe(false)
    wait(1)
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(rail(), { pointerType: 'mouse' })
    wait(299)
    expect(isOpen()).toBe(true)
    wait(1)
    expect(isOpen()).toBe(false)
  })

  test('stays closed for a pointer that only passes', () => {
    render(<Frame current="/mes-dossiers" />, { wrapper: InTheme })
    fireEvent.pointerEnter(rail(), { pointerType: 'mouse' })
    wait(100)
    fireEvent.pointerLeave(rail(), { pointerType: 'mouse' })
    wait(2_000)
    expect(isOpen()).toBe(false)
  })

  test('is open while Tab walks through it; Escape closes it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Frame current="/mes-dossiers" />, { wrapper: InTheme })
    for (let press = 0; press < 3; press += 1) await user.tab()
    expect(rail()).toContainElement(document.activeElement as HTMLElement)
    expect(isOpen()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    await user.tab()
    expect(isOpen()).toBe(true)
    act(() => {
      screen.getByRole('button', { name: 'Réglages' }).focus()
    })
    wait(300)
    expect(isOpen()).toBe(false)
  })

  test('stays closed when a window that was opened from it gives the focus back', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Frame current="/mes-dossiers" />, { wrapper: InTheme })
    await user.keyboard('{Escape}')
    act(() => {
      within(rail()).getByRole('button', { name: 'Déconnexion' }).focus()
    })
    wait(2_000)
    expect(isOpen()).toBe(false)
  })

  test('stays open beside the page when it is pinned', async () => {
    const pinned = jest.fn()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { rerender } = render(<Frame current="/mes-dossiers" onPin={pinned} />, { wrapper: InTheme })
    await user.click(screen.getByRole('button', { name: 'Garder le menu ouvert' }))
    expect(pinned).toHaveBeenCalledWith(true)
    rerender(<Frame current="/mes-dossiers" isPinned onPin={pinned} />)
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('button', { name: 'Garder le menu ouvert' })).toHaveAttribute('aria-pressed', 'true')
  })
})
