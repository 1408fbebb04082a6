import { render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { sessionStarted } from '#client/session'
import { PaperHeader } from '#features/simulation/client/print'
import { useLogo } from '../../../../src/app/client/shell/useLogo'
import { json } from '../../../support/client/answers'
import { openApplication } from '../../../support/client/application'

interface Logos {
  readonly logo_square?: string
  readonly logo?: string
  readonly icon?: string
  readonly groupLogo?: string
}

/** Somebody of a firm, in a network, that have these logos. */
async function inFirm({ logo_square, logo, icon, groupLogo }: Logos) {
  const of = (type: string) => ({ data: { type, id: type } })
  const { store } = await openApplication(() =>
    json(200, {
      data: {
        type: 'user',
        id: 'claire',
        attributes: { first_name: 'Claire' },
        relationships: { company: of('company'), network: of('network') },
      },
      included: [
        { type: 'company', id: 'company', attributes: { name: 'Ormeval', logo_square, logo } },
        { type: 'network', id: 'network', attributes: { name: 'Réseau', icon, logo: groupLogo } },
      ],
    }),
  )
  await store.dispatch(sessionStarted())
  return ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
}

test.each<[Logos, string | undefined]>([
  [{ logo_square: '/square', logo: '/plain', icon: '/icon', groupLogo: '/group' }, '/square'],
  [{ logo: '/plain', icon: '/icon', groupLogo: '/group' }, '/plain'],
  [{ icon: '/icon', groupLogo: '/group' }, '/icon'],
  [{ groupLogo: '/group' }, '/group'],
  [{}, undefined],
])('the menu shows, of %j, %s', async (logos, shown) => {
  const { result } = renderHook(useLogo, { wrapper: await inFirm(logos) })
  expect(result.current.image).toBe(shown)
})

test.each<[Logos, string | undefined]>([
  [{ logo_square: '/square', logo: '/plain' }, '/plain'],
  [{ logo_square: '/square', icon: '/icon' }, '/square'],
])('paper, which has room for the whole logo, shows of %j %s', async (logos, shown) => {
  render(<PaperHeader title="Étude" day="2026-11-28" adviser={undefined} />, { wrapper: await inFirm(logos) })
  expect(screen.getByRole('img', { name: 'Ormeval' })).toHaveAttribute('src', shown)
})

test('paper names a firm that has no logo', async () => {
  render(<PaperHeader title="Étude" day="2026-11-28" adviser={undefined} />, { wrapper: await inFirm({}) })
  expect(screen.getByText('Ormeval')).toBeInTheDocument()
})
