import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientScreen } from '../../../../../src/features/scpi/clients/client/file/ClientScreen'
import { json } from '../../../../support/client/answers'
import { adviser, client, CLIENT, openScreens } from './scpiServer'

const routes = [
  { path: '/clients', Component: () => <p>Liste</p> },
  { path: '/clients/:uuid', Component: ClientScreen },
]
const ADDRESS = `/scpi/v1/client/${CLIENT}`
const SIGNED = 'Ce client a des documents signés\u00a0: il peut seulement être désactivé.'

/** A client whom the server changes by actions, and never deletes. */
function openClient(attributes: object = {}, opening: Parameters<typeof openScreens>[3] = {}) {
  let held: object = attributes
  const document = () => json(200, { data: client(CLIENT, { ...held }), included: [adviser] })
  return openScreens(
    routes,
    `/clients/${CLIENT}`,
    async (line, request) => {
      if (line === `GET ${ADDRESS}`) return document()
      if (line === `DELETE ${ADDRESS}`) return json(409, { message: SIGNED, meta: { allowed_actions: [] } })
      if (line === `POST ${ADDRESS}/lock-portal`) held = { ...held, portal_status: 'locked' }
      else if (line === `PUT ${ADDRESS}`) {
        const { action, ...brought } = (await request.json()) as { action: string }
        held = { ...held, ...brought, status: action === 'block' ? 'blocked' : 'inactive' }
      } else return undefined
      return document()
    },
    opening,
  )
}

/** Chooses what the menu of the file has by this name. */
async function choose(name: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Actions sur/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return user
}

test('a client is deactivated, once it was asked, and the file says so', async () => {
  const { bodies } = await openClient()
  const user = await choose('Désactiver')
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Son espace client est fermé')
  await user.click(within(question).getByRole('button', { name: 'Désactiver' }))
  expect(await screen.findByRole('note')).toHaveTextContent('Client inactif')
  expect(await bodies(`PUT ${ADDRESS}`)).toEqual([{ action: 'deactivate' }])
})

test('who signed documents is deactivated in the place of being deleted', async () => {
  const { bodies } = await openClient({}, { roles: ['scpi-admin'], more: ['scpi_delete_clients'] })
  const user = await choose('Supprimer')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
  expect(await screen.findByText(/a des documents signés/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Désactiver' }))
  await waitFor(async () => {
    expect(await bodies(`PUT ${ADDRESS}`)).toEqual([{ action: 'deactivate' }])
  })
})

test('compliance says why it blocks somebody; an adviser does not block', async () => {
  const { bodies } = await openClient({}, { roles: ['scpi-admin'], more: ['scpi_accept_or_reject_documents'] })
  const user = await choose('Bloquer')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Bloquer' }))
  expect(await within(dialog).findByText('Ce champ est requis')).toBeInTheDocument()
  await user.type(within(dialog).getByRole('textbox', { name: /Motif/ }), 'Gel des avoirs')
  await user.click(within(dialog).getByRole('button', { name: 'Bloquer' }))
  expect(await screen.findByRole('note')).toHaveTextContent('Motif : Gel des avoirs')
  expect(await bodies(`PUT ${ADDRESS}`)).toEqual([{ action: 'block', status_reason: 'Gel des avoirs' }])
})

test('a portal is locked, and then opened by an invitation alone', async () => {
  const { lines } = await openClient({ portal_status: 'active' })
  const user = await choose('Verrouiller l’espace client')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verrouiller' }))
  await waitFor(() => {
    expect(lines()).toContain(`POST ${ADDRESS}/lock-portal`)
  })
  await user.click(await screen.findByRole('button', { name: /Actions sur/ }))
  expect(
    await screen.findByRole('menuitem', { name: 'Rouvrir l’espace client par une invitation' }),
  ).toBeInTheDocument()
})

test('whom compliance blocked is invited nowhere, and an adviser has no way out of it', async () => {
  await openClient({ status: 'blocked', status_reason: 'Criblage', portal_status: 'locked' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Actions sur/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Instantané de support',
  ])
})

test('without an account, what it would hold is not begun: nothing of it is ticked', async () => {
  await openClient()
  const parts = await screen.findByRole('navigation', { name: 'Parties de la fiche' })
  expect(within(parts).queryByLabelText('Complet')).toBeNull()
  expect(within(parts).getAllByLabelText('À commencer')).toHaveLength(7)
  expect(parts).toHaveTextContent(/0 rubrique sur 10 complète \d+\s%/)
})
