import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Feedback } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { ContactsTab } from '../../../../../src/features/scpi/firm/client/contacts/ContactsTab'
import { FirmScreen } from '../../../../../src/features/scpi/firm/client/FirmScreen'
import { InformationTab } from '../../../../../src/features/scpi/firm/client/information/InformationTab'
import { json, empty } from '../../../../support/client/answers'
import { openApplication, userDocument } from '../../../../support/client/application'
import { InTheme } from '../../../../support/client/InTheme'

const firm = {
  type: 'scpi_firm',
  id: 'c1',
  meta: { version: 4 },
  attributes: {
    name: 'Cabinet Martin',
    rcs_number: '732829320',
    rcs_city: 'Lyon',
    orias_number: '15004821',
    orias_checked_at: null,
    orias_checked_by: null,
    professional_association: 'cncgp',
    share_capital_amount: 50_000,
  },
}
const contact = {
  type: 'scpi_contact',
  id: 'k1',
  meta: { version: 1 },
  attributes: { firstname: 'Lou', lastname: 'Abadie', email: 'lou@martin.example', phone: null, role: 'compliance' },
}
const change = {
  type: 'setting_change',
  id: 'h1',
  attributes: {
    section: 'scpi_firm',
    author_name: 'Victor Amblancourt',
    created_at: '2026-11-20T09:00:00.000Z',
    changes: [{ key: 'professional_association', name: 'Association', before: 'other', after: 'cncgp' }],
  },
}
const page = (...data: readonly object[]) =>
  json(200, { data, meta: { current_page: 1, per_page: 30, total: data.length, last_page: 1 } })

async function openScreen(part: ReactNode, { mayEdit = true, address = '/cabinet', contacts = [contact] } = {}) {
  const rights = ['see_application_scpi', ...(mayEdit ? ['scpi_manage_company'] : [])]
  const sent: { method: string; path: string; body: unknown; version: string | null }[] = []
  const { store } = await openApplication(async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET')
      sent.push({
        method: request.method,
        path: pathname,
        body: request.method === 'DELETE' ? undefined : await request.clone().json(),
        version: request.headers.get('If-Match'),
      })
    if (pathname.endsWith('/me')) return json(200, userDocument('u1', rights, ['scpi-admin']))
    if (pathname.endsWith('/history')) return page(change)
    if (pathname.endsWith('/informations')) return json(200, { data: firm })
    if (request.method === 'DELETE') return empty(204)
    if (request.method === 'POST') return json(422, { message: 'Non', errors: { email: ['Cette adresse est prise.'] } })
    return page(...contacts)
  })
  await store.dispatch(sessionStarted())
  const children = [
    { index: true, element: part },
    { path: 'contacts', element: part },
  ]
  const routes = [
    { path: 'cabinet', element: <FirmScreen />, children },
    { path: '*', element: <p>Ailleurs</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Feedback />
    </Provider>,
    { wrapper: InTheme },
  )
  return { sent, router }
}

describe('the informations of the firm', () => {
  test('are changed by who manages it, on the version that was read', async () => {
    const { sent } = await openScreen(<InformationTab />)
    const insurer = await screen.findByRole('textbox', { name: /Assureur RCP/ })
    await userEvent.type(insurer, 'Assureur du Midi')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Les informations du cabinet sont enregistrées.')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ method: 'PUT', version: '"4"', body: { insurer_name: 'Assureur du Midi' } })
    expect(sent[0]?.body).not.toHaveProperty('orias_checked_at')
  })

  test('are not left with something typed unless one says so, and are once that is saved', async () => {
    const { router } = await openScreen(<InformationTab />)
    await userEvent.type(await screen.findByRole('textbox', { name: /Assureur RCP/ }), 'Assureur du Midi')
    await userEvent.tab()
    await act(() => router.navigate('/ailleurs'))
    const question = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ })
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }))
    expect(router.state.location.pathname).toBe('/cabinet')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Les informations du cabinet sont enregistrées.')
    await act(() => router.navigate('/ailleurs'))
    await waitFor(() => {
      expect(screen.getByText('Ailleurs')).toBeInTheDocument()
    })
  })

  test('say what the documents of clients lack', async () => {
    await openScreen(<InformationTab />)
    expect(await screen.findByText(/^Manque à vos documents.*Nature du conseil/)).toBeInTheDocument()
  })

  test('are read by the others, who are told who changes them', async () => {
    await openScreen(<InformationTab />, { mayEdit: false })
    expect(screen.getByText(/un administrateur SCPI de votre cabinet peut changer/)).toBeInTheDocument()
    const identity = await screen.findByRole('region', { name: 'Identité' })
    expect(within(identity).getByText(/^732\s829\s320$/)).toBeInTheDocument()
    expect(screen.getByText('CNCGP')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
    expect(screen.queryByRole('button', { name: /vérifié/i })).toBeNull()
  })

  test('have a number that is looked up in the register, which opens apart', async () => {
    const { sent } = await openScreen(<InformationTab />)
    expect(await screen.findByText('Jamais vérifié')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Ouvrir le registre/ })).toHaveAttribute('href', 'https://www.orias.fr')
    await userEvent.click(screen.getByRole('button', { name: 'Je l’ai vérifié aujourd’hui' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui, vérifié' }))
    expect(await screen.findByText('La vérification est notée.')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ body: { action: 'check_orias' } })
  })

  test('have a history, in words', async () => {
    await openScreen(<InformationTab />, { mayEdit: false })
    await userEvent.click(await screen.findByRole('button', { name: 'Historique' }))
    expect(await screen.findByText(/Victor Amblancourt/)).toBeInTheDocument()
    expect(screen.getByText('Autre').tagName).toBe('DEL')
  })
})

describe('the contacts of the firm', () => {
  const contacts = { address: '/cabinet/contacts' }

  test('are read by everybody, without a way to change them', async () => {
    await openScreen(<ContactsTab />, { ...contacts, mayEdit: false })
    expect(await screen.findByText('Lou Abadie')).toBeInTheDocument()
    expect(screen.getByText('Conformité')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('are added; what the server refuses is said at its field', async () => {
    await openScreen(<ContactsTab />, { address: '/cabinet/contacts?nouveau', contacts: [] })
    expect(await screen.findByText('Aucun contact')).toBeInTheDocument()
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Adresse e-mail/ }), 'lou@martin.example')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
    expect((await within(dialog).findAllByText('Cette adresse est prise.')).length).toBeGreaterThan(0)
  })

  test('are deleted, once that was asked', async () => {
    const { sent } = await openScreen(<ContactsTab />, contacts)
    await userEvent.click(await screen.findByRole('button', { name: /^Supprimer/ }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Le contact est supprimé.')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/contacts\/k1$/) as unknown })
  })
})
