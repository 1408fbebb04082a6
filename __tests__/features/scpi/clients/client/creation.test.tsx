import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { NewClientScreen } from '../../../../../src/features/scpi/clients/client/creation/NewClientScreen'
import { json } from '../../../../support/client/answers'
import { ACCOUNT, client, CLIENT, FAMILY, openScreens, SPOUSE, type Answers } from './scpiServer'

const CREATE = 'POST /scpi/v1/client'
const SPOUSE_FAMILY = '7c000000-0000-4000-8000-000000000002'
const routes = [
  { path: '/clients/nouveau', Component: NewClientScreen },
  { path: '*', element: <p>Ailleurs</p> },
]
const familyOf = (id: string, attributes: object) => ({
  type: 'family_situation',
  id,
  attributes,
  relationships: {},
  meta: { version: 1 },
})
const read = (id: string, family: string, attributes: object) =>
  json(200, {
    data: client(id, {}, { familySituation: { data: { type: 'family_situation', id: family } } }),
    included: [familyOf(family, attributes)],
  })
const account = { type: 'pp_account', id: ACCOUNT, attributes: {}, relationships: {} }

/** A server that takes whom it is given: the client first, then the spouse. */
function taking(more: Answers = () => undefined): Answers {
  let created = 0
  return async (line, request) => {
    const own = await more(line, request)
    if (own) return own
    if (line === CREATE) return json(201, { data: client((created += 1) === 1 ? CLIENT : SPOUSE, {}) })
    if (line.endsWith('/pp-account')) return json(201, { data: account })
    if (line === `GET /scpi/v1/client/${CLIENT}`)
      return read(CLIENT, FAMILY, { family_situation: 'pacs', pacs_contract_type: 'joint_ownership', has_will: true })
    if (line === `GET /scpi/v1/client/${SPOUSE}`) return read(SPOUSE, SPOUSE_FAMILY, { family_situation: null })
    if (line.endsWith('/family-situation'))
      return json(200, { data: familyOf(FAMILY, (await request.json()) as object) })
    return undefined
  }
}

const type = (label: RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

async function typeIdentity() {
  await screen.findByRole('textbox', { name: /^Prénom/ })
  type(/^Prénom/, 'Hélène')
  type(/^Nom d’usage/, 'Garance')
  type(/^Adresse e-mail/, 'helene@courriel.example')
}

test('names and an e-mail make a client and their account; the address then says the next step', async () => {
  const { router, bodies, lines } = await openScreens(routes, '/clients/nouveau', taking())
  await typeIdentity()
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(await screen.findByRole('heading', { name: 'Situation familiale' })).toHaveFocus()
  expect(router.state.location.search).toBe(`?client=${CLIENT}&etape=famille`)
  expect(await bodies(CREATE)).toEqual([
    expect.objectContaining({ firstname1: 'Hélène', lastname: 'Garance', email: 'helene@courriel.example' }),
  ])
  expect(lines()).toContain(`POST /scpi/v1/client/${CLIENT}/pp-account`)
})

test('the step that an address opens leaves the focus where it is; each one after it begins at its heading', async () => {
  await openScreens(routes, `/clients/nouveau?client=${CLIENT}&etape=famille`, taking())
  expect(await screen.findByRole('heading', { name: 'Situation familiale' })).not.toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Précédent' }))
  expect(await screen.findByRole('heading', { name: 'Identité' })).toHaveFocus()
})

test('somebody known is told as one types, with the way to their file', async () => {
  await openScreens(
    routes,
    '/clients/nouveau',
    taking((line) =>
      line === 'GET /scpi/v1/client/duplicates'
        ? json(200, {
            data: [client(SPOUSE, { municipality: 'Sète' }, { adviser: { data: { type: 'user', id: 'u1' } } })],
          })
        : undefined,
    ),
  )
  await typeIdentity()
  expect(await screen.findByText(/semble être/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Hélène Garance' })).toHaveAttribute('href', `/clients/${SPOUSE}`)
})

test('the client of a colleague is told, without a way that would lead nowhere', async () => {
  await openScreens(
    routes,
    '/clients/nouveau',
    taking((line) =>
      line === 'GET /scpi/v1/client/duplicates' ? json(200, { data: [client(SPOUSE, {})] }) : undefined,
    ),
  )
  await typeIdentity()
  expect(await screen.findByText(/suivi·e par un collègue/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Hélène Garance' })).toBeNull()
})

test('what the server refuses is said on its field, and nothing typed is lost', async () => {
  const refusal = 'Un autre client de la société a déjà cette adresse e-mail'
  await openScreens(
    routes,
    '/clients/nouveau',
    taking((line) => (line === CREATE ? json(422, { message: 'Refusé', errors: { email: [refusal] } }) : undefined)),
  )
  await typeIdentity()
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(await screen.findByText(refusal)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Hélène')
})

test('leaving while something is typed is asked about first', async () => {
  const { router } = await openScreens(routes, '/clients/nouveau', taking())
  await typeIdentity()
  await act(() => router.navigate('/clients'))
  expect(await screen.findAllByText(/Quitter sans enregistrer/, {}, { timeout: 20_000 })).not.toHaveLength(0)
  expect(router.state.location.pathname).toBe('/clients/nouveau')
})

test('a new spouse is linked, has an account, and what was said of the couple is said of both, a will apart', async () => {
  const { bodies, lines, router } = await openScreens(
    routes,
    `/clients/nouveau?client=${CLIENT}&etape=conjoint`,
    taking((line) => (line === CREATE ? json(201, { data: client(SPOUSE, {}) }) : undefined)),
  )
  fireEvent.click(await screen.findByRole('radio', { name: 'Une nouvelle fiche' }))
  await typeIdentity()
  fireEvent.click(screen.getByRole('button', { name: 'Créer et lier les deux fiches' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/clients/${CLIENT}`)
  })
  expect(await bodies(CREATE)).toEqual([expect.objectContaining({ conjoint_id: CLIENT, firstname1: 'Hélène' })])
  expect(await bodies(`PUT /scpi/v1/client/${SPOUSE}/family-situation`)).toEqual([
    { family_situation: 'pacs', pacs_contract_type: 'joint_ownership' },
  ])
  expect(lines()).toContain(`POST /scpi/v1/client/${SPOUSE}/pp-account`)
})

test('who has a spouse already is told so, and asked for no other', async () => {
  const linked = (line: string) =>
    line === `GET /scpi/v1/client/${CLIENT}`
      ? json(200, {
          data: client(CLIENT, { conjoint_id: SPOUSE }, { conjoint: { data: { type: 'scpi_client', id: SPOUSE } } }),
          included: [client(SPOUSE, { firstname1: 'Paul', lastname: 'Aubéry' })],
        })
      : undefined
  await openScreens(routes, `/clients/nouveau?client=${CLIENT}&etape=conjoint`, taking(linked))
  expect(await screen.findByRole('link', { name: 'Paul Aubéry' })).toHaveAttribute('href', `/clients/${SPOUSE}`)
  expect(screen.queryByText('Une nouvelle fiche')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ouvrir la fiche' })).toBeInTheDocument()
})

test('what is refused of a field that a step does not ask is said over the form', async () => {
  const refusing = (line: string) =>
    line === CREATE
      ? json(422, {
          message: 'Refusé',
          errors: { conjoint_id: ['Mathis Corvalier est déjà lié à Apolline Corvalier'] },
        })
      : undefined
  await openScreens(routes, `/clients/nouveau?client=${CLIENT}&etape=conjoint`, taking(refusing))
  fireEvent.click(await screen.findByText('Une nouvelle fiche'))
  await typeIdentity()
  fireEvent.click(screen.getByRole('button', { name: 'Créer et lier les deux fiches' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('est déjà lié à Apolline Corvalier')
})
