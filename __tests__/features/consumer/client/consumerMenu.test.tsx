import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { HostsContext, KnownRoutes } from '#client/screens'
import { hostsOf } from '#client/transport'
import { ConsumerShell } from '../../../../src/features/consumer/client/ConsumerShell'
import { InTheme } from '../../../support/client/InTheme'

const hosts = hostsOf({ protocol: 'https:', hostname: 'www.solive.test', port: '', search: '', isFramed: false })

/** What surrounds a page of the consumer side, where every address of the menu has one. */
function open(address: string) {
  render(
    <HostsContext value={hosts}>
      <KnownRoutes value={() => true}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="*" element={<ConsumerShell />} />
          </Routes>
        </MemoryRouter>
      </KnownRoutes>
    </HostsContext>,
    { wrapper: InTheme },
  )
  return within(screen.getByRole('navigation', { name: 'Menu principal' }))
}

// antd's Menu makes of each link an item of a menu, with the link inside, and does not say which is the page (plainAntd.test.ts).
test('the menu is links, each one stop, and says which is the page', async () => {
  const menu = open('/lmnp')
  expect(menu.queryByRole('menuitem')).toBeNull()
  const group = menu.getByText('Types d’investissement')
  const details = group.closest('details')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(group)
  expect(details).toHaveAttribute('open')
  expect(menu.getByRole('link', { name: 'LMNP', current: 'page' })).toHaveAttribute('href', '/lmnp')
  expect(menu.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  expect(menu.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('tabindex')
})
