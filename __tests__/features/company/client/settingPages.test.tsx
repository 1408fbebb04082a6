import type { ComponentType } from 'react'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { sessionStarted } from '#client/session'
import { Visibility } from '../../../../src/features/company/client/information/Visibility'
import { PublicCatalogue } from '../../../../src/features/company/client/PublicCatalogue'
import { Retention } from '../../../../src/features/company/client/Retention'
import { UsuryCeilings } from '../../../../src/features/company/client/UsuryCeilings'
import { json } from '../../../support/client/answers'
import { openApplication } from '../../../support/client/application'
import { InTheme } from '../../../support/client/InTheme'

/** A page of a firm of eleven, before somebody who may change its settings or only reads them. */
async function openPage(Page: ComponentType, { mayEdit = true, company = {} } = {}) {
  const { store } = await openApplication(({ url }) =>
    new URL(url).pathname.endsWith('/me')
      ? json(200, {
          data: {
            type: 'user',
            id: 'u1',
            attributes: { first_name: 'Claire', can_manage_his_company: mayEdit },
            relationships: {
              permissions: { data: [{ type: 'permission', id: 'manage_company' }] },
              roles: { data: [{ type: 'role', id: 'member' }] },
              company: { data: { type: 'company', id: 'c1' } },
            },
          },
          included: [
            { type: 'company', id: 'c1', attributes: { name: 'Cabinet Martin', ...company }, relationships: {} },
          ],
        })
      : json(200, { data: [], meta: { current_page: 1, per_page: 1, total: 11, last_page: 11 } }),
  )
  await store.dispatch(sessionStarted())
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
    { wrapper: InTheme },
  )
}

test.each([
  ['Seuils de l’usure', UsuryCeilings],
  ['Conservation des dossiers', Retention],
  ['Catalogue public', PublicCatalogue],
])('« %s » has its history, and says for whom it counts', async (_name, Page) => {
  await openPage(Page)
  expect(screen.getByRole('button', { name: 'Historique' })).toBeInTheDocument()
  expect(await screen.findByText(/^S’applique aux 11 utilisateurs et /)).toBeInTheDocument()
})

test('who only reads the settings reads the ceilings', async () => {
  await openPage(UsuryCeilings, { mayEdit: false, company: { usury_from: '2026-10-01', usury_variable: 0.0512 } })
  expect(screen.getByText(/^5,12/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})

/** Whether it can be saved. */
const isSet = () => screen.queryByRole('button', { name: 'Enregistrer' }) !== null

test('what is hidden waits for a number and a town of the register, and leads to where they are typed', async () => {
  await openPage(Visibility, { company: { rcs_number: '123 456 789', rcs_city: 'Lyon' } })
  expect(screen.getByText(/^Indiquez d’abord le numéro RCS/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Informations' })).toHaveAttribute('href', '/company?tab=informations')
  expect(isSet()).toBe(false)
})

test('with both, it is set', async () => {
  await openPage(Visibility, { company: { rcs_number: '732829320', rcs_city: 'Lyon' } })
  expect(isSet()).toBe(true)
})
