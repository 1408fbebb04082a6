import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { professionalScreens, scpiScreens } from '../../../../../src/app/client/features'
import { ProfileTab } from '../../../../../src/features/account/client/account/ProfileTab'
import { ScpiProfileTab } from '../../../../../src/features/scpi/area/client/account/ScpiProfileTab'
import { json } from '../../../../support/client/answers'
import { openScreens } from '../../clients/client/scpiServer'

const SAVE = 'POST /scpi/v1/me'
const person = {
  first_name: 'Nadège',
  last_name: 'Corbeval',
  email: 'cif@ormeval.example',
  address: '3 rue Foch',
  postal_code: '34000',
  municipality: 'Montpellier',
  country: 'FR',
}
const user = (attributes: object) => ({
  type: 'user',
  id: 'u1',
  attributes: { ...person, ...attributes },
  relationships: {
    permissions: { data: [{ type: 'permission', id: 'see_application_scpi' }] },
    roles: { data: [{ type: 'role', id: 'scpi-cif' }] },
  },
  meta: { version: 4 },
})
const sete = { label: '12 rue de la Loge 34200 Sète', address: '12 rue de la Loge', postal_code: '34200' }
const place = { municipality: 'sete-34200', longitude: null, latitude: null }

const routes = [
  { path: '/mon-compte/profil', Component: ScpiProfileTab },
  { path: '*', element: <p>Ailleurs</p> },
]

function openProfile(refusal?: Response) {
  return openScreens(routes, '/mon-compte/profil', async (line, request) => {
    if (line === 'GET /v3/me') return json(200, { data: user({}) })
    if (line === 'GET /v3/addresses/autocomplete')
      return json(200, { data: [{ ...sete, ...place }], meta: { source: 'geoplateforme' } })
    if (line !== SAVE) return undefined
    return refusal ?? json(200, { data: { ...user((await request.json()) as object), meta: { version: 5 } } })
  })
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const save = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’adresse' }))
}

test('one’s address stands under the profile, is completed, and is saved with the name that one has', async () => {
  const { bodies, store } = await openProfile()
  const line = screen.getByRole('combobox', { name: /^Adresse$/ })
  expect(line).toHaveValue('3 rue Foch')
  fireEvent.change(line, { target: { value: '12 rue de la L' } })
  fireEvent.mouseUp(await screen.findByRole('option', { name: sete.label }))
  await waitFor(() => {
    expect(field('Code postal')).toHaveValue('34200')
  })
  expect(screen.getByDisplayValue('Sète')).toBeInTheDocument()
  save()
  expect(await screen.findByText('Votre adresse est enregistrée.')).toBeInTheDocument()
  const { first_name, last_name, email } = person
  expect(await bodies(SAVE)).toEqual([
    {
      first_name,
      last_name,
      email,
      address: '12 rue de la Loge',
      postal_code: '34200',
      municipality: 'Sète',
      country: 'FR',
    },
  ])
  expect(selectResource(store.getState(), 'user', 'u1')?.attributes).toMatchObject({ municipality: 'Sète' })
})

test('what the server refuses of it is said beside its field', async () => {
  const errors = { postal_code: ['Le code postal n’est pas valide'] }
  await openProfile(json(422, { message: 'Invalide', errors }))
  fireEvent.change(field('Code postal'), { target: { value: '340' } })
  save()
  expect(await screen.findByText('Le code postal n’est pas valide')).toBeInTheDocument()
})

const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}

test.each([
  ['Prénom', 'Claire'],
  ['Code postal', '34200'],
])('%s, typed and not saved, is asked about before the page is left', async (name, value) => {
  const { router } = await openProfile()
  type(name, value)
  await act(() => router.navigate('/ailleurs'))
  const question = await screen.findByRole('dialog')
  expect(router.state.location.pathname).toBe('/mon-compte/profil')
  fireEvent.click(within(question).getByRole('button', { name: 'Quitter' }))
  expect(await screen.findByText('Ailleurs')).toBeInTheDocument()
})

test('of two forms, the one that is saved asks no more, and the other one does', async () => {
  const { router } = await openProfile()
  type('Code postal', '34200')
  type('Prénom', 'Claire')
  save()
  await screen.findByText('Votre adresse est enregistrée.')
  await act(() => router.navigate('/ailleurs'))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler' }))
  type('Prénom', person.first_name)
  await act(() => router.navigate('/ailleurs'))
  expect(await screen.findByText('Ailleurs')).toBeInTheDocument()
})

test('the SCPI host alone has it in the account', async () => {
  const profileOf = async (screens: typeof scpiScreens) => {
    const lazy = matchRoutes([...screens], '/mon-compte/profil')?.at(-1)?.route.lazy
    return typeof lazy === 'function' ? (await lazy()).Component : undefined
  }
  expect(await profileOf(scpiScreens)).toBe(ScpiProfileTab)
  expect(await profileOf(professionalScreens)).toBe(ProfileTab)
})
