import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { snapshotTaken } from '#client/store'
import { ClientScreen } from '../../../../../src/features/scpi/clients/client/file/ClientScreen'
import { FamilyScreen } from '../../../../../src/features/scpi/clients/client/file/family/FamilyScreen'
import { IdentityScreen } from '../../../../../src/features/scpi/clients/client/file/identity/IdentityScreen'
import { SynthesisScreen } from '../../../../../src/features/scpi/clients/client/file/synthesis/SynthesisScreen'
import { json } from '../../../../support/client/answers'
import { ACCOUNT, adviser, client, CLIENT, FAMILY, openScreens, SPOUSE, type Answers } from './scpiServer'

const routes = [
  {
    path: '/clients/:uuid',
    Component: ClientScreen,
    children: [
      { index: true, Component: SynthesisScreen },
      { path: 'identite', Component: IdentityScreen },
      { path: 'famille', Component: FamilyScreen },
    ],
  },
]

const READ = `GET /scpi/v1/client/${CLIENT}`
const FIELDS = 'GET /scpi/v1/client/authorised-form-fields'
const to = (type: string, id: string) => ({ data: { type, id } })
const family = {
  type: 'family_situation',
  id: FAMILY,
  attributes: { family_situation: 'single' },
  relationships: {},
  meta: { version: 1 },
}
const account = {
  type: 'pp_account',
  id: ACCOUNT,
  attributes: { nb_children: 1, nb_dependent_children: 1, nb_people_legal_family: 2 },
  relationships: { children: { data: [] } },
  meta: { version: 1 },
}

/** A server that holds one client. @param fields what may be done with the fields of the client; without, it does not say, and the rules of the contract hold */
const holding =
  (attributes: object, { fields, hasAccount = true }: { fields?: object; hasAccount?: boolean } = {}): Answers =>
  async (line, request) => {
    const links = {
      familySituation: to('family_situation', FAMILY),
      ppAccount: hasAccount ? to('pp_account', ACCOUNT) : { data: null },
    }
    if (line === READ)
      return json(200, {
        data: client(CLIENT, { ...attributes }, links),
        included: [family, adviser, ...(hasAccount ? [account] : [])],
      })
    if (line === FIELDS)
      return fields
        ? json(200, { data: { type: 'authorised_form_fields', id: CLIENT, attributes: fields } })
        : json(503, { message: 'Occupé' })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}`) return json(200, { data: account })
    if (line === `PUT /scpi/v1/client/${CLIENT}`)
      return json(200, { data: client(CLIENT, { ...attributes, ...((await request.json()) as object) }, links) })
    if (line === `PUT /scpi/v1/client/${CLIENT}/family-situation`)
      return json(200, {
        data: { ...family, attributes: { ...family.attributes, ...((await request.json()) as object) } },
      })
    return undefined
  }

const writable = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'write']))

test.each([
  [{ status: 'inactive', former_status: 'prospect' }, 'prospect depuis 2026'],
  [{ status: 'blocked', former_status: 'client', honorific: 'mrs' }, 'cliente depuis 2026'],
  [{ status: 'client', former_status: 'prospect' }, 'client depuis 2026'],
])('%j stands in the header as what they are, or were before the firm closed them', async (attributes, words) => {
  await openScreens(routes, `/clients/${CLIENT}`, holding({ ...attributes, created_at: '2026-03-02T09:00:00.000Z' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('a field is written, read with a lock, or not drawn, as the server says', async () => {
  const fields = { scpi_client: { ...writable('phone', 'email'), lastname: 'read', mif_category: 'hidden' } }
  await openScreens(routes, `/clients/${CLIENT}/identite`, holding({}, { fields }))
  expect(await screen.findByRole('textbox', { name: /Téléphone mobile/ })).toBeEnabled()
  await waitFor(() => {
    expect(screen.queryByText('Catégorie MIF 2')).toBeNull()
  })
  expect(screen.queryByRole('textbox', { name: /Nom d’usage/ })).toBeNull()
  const name = screen.getByText('Nom d’usage').closest('.field-locked')
  expect(name).toHaveTextContent('Garance')
  expect(within(name as HTMLElement).getByLabelText(/Vous pouvez lire ce champ/)).toBeInTheDocument()
})

test('before the server has answered, the same rules open the fields: what compliance judges stays closed to an adviser', async () => {
  await openScreens(routes, `/clients/${CLIENT}/identite`, (line, request) =>
    line === FIELDS ? json(503, { message: 'Occupé' }) : holding({})(line, request),
  )
  expect(await screen.findByRole('textbox', { name: /Nom d’usage/ })).toBeEnabled()
  expect(screen.getByText('Catégorie MIF 2').closest('.field-locked')).not.toBeNull()
})

test('what is typed is saved by itself', async () => {
  const { bodies } = await openScreens(routes, `/clients/${CLIENT}/identite`, (line, request) =>
    line === FIELDS ? json(503, { message: 'Occupé' }) : holding({})(line, request),
  )
  const city = await screen.findByRole('textbox', { name: 'Commune' })
  fireEvent.change(city, { target: { value: 'Balaruc' } })
  fireEvent.blur(city)
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/client/${CLIENT}`)).toEqual([{ municipality: 'Balaruc' }])
  })
})

test('who is protected must be represented: the card is there, and nobody is missing who need not be', async () => {
  await openScreens(routes, `/clients/${CLIENT}/identite`, holding({ judicial_capacity: 'guardianship' }))
  expect(await screen.findByRole('heading', { name: 'Représentants légaux' })).toBeInTheDocument()
  expect(screen.getByText('Protégé')).toBeInTheDocument()
})

test('a regime is asked of who is married, an agreement of who is in a PACS, neither of who is single', async () => {
  await openScreens(routes, `/clients/${CLIENT}/famille`, holding({}))
  expect(await screen.findByText('Situation familiale', { selector: 'label, legend' })).toBeInTheDocument()
  expect(screen.queryByText('Régime matrimonial')).toBeNull()
  expect(screen.queryByText('Convention de PACS')).toBeNull()
})

test('without an account, it is opened by a button', async () => {
  const { lines } = await openScreens(routes, `/clients/${CLIENT}/famille`, (line, request) =>
    line === `POST /scpi/v1/client/${CLIENT}/pp-account`
      ? json(201, { data: account })
      : holding({}, { hasAccount: false })(line, request),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Créer le compte investisseur' }))
  await waitFor(() => {
    expect(lines()).toContain(`POST /scpi/v1/client/${CLIENT}/pp-account`)
  })
})

test('each answer that is missing leads to its field', async () => {
  await openScreens(routes, `/clients/${CLIENT}`, holding({ honorific: 'mrs' }))
  const missing = await screen.findByRole('region', { name: /Identité.*ce qui manque/ })
  expect(within(missing).getByRole('link', { name: 'Téléphone mobile' })).toHaveAttribute(
    'href',
    `/clients/${CLIENT}/identite?partie=scpi_client&champ=phone`,
  )
  expect(within(missing).queryByRole('link', { name: 'Civilité' })).toBeNull()
})

test('a debug snapshot tells nothing of the client, be it read, typed or looked for', async () => {
  const { store } = await openScreens(
    routes,
    `/clients/${CLIENT}/identite`,
    holding({
      lastname: 'Garancette',
      birthdate: '1973-06-25',
      birth_municipality: 'Frontignan',
      municipality: 'Marseillan',
      phone: '0639982011',
      address: '8 quai de la Résistance',
    }),
  )
  const city = await screen.findByRole('textbox', { name: 'Commune' })
  fireEvent.change(city, { target: { value: 'Balaruc-les-Bains' } })
  fireEvent.blur(city)
  await waitFor(() => {
    expect(store.getState().autosave.drafts).not.toEqual({})
  })
  const text = JSON.stringify(await store.dispatch(snapshotTaken()))
  expect(text).toContain('scpi_client')
  for (const secret of [
    'Garancette',
    'Hélène',
    'courriel',
    '1973-06-25',
    'Frontignan',
    'Marseillan',
    '0639982011',
    'Balaruc',
    'quai',
  ])
    expect(text).not.toContain(secret)
})

test('a spouse who is refused is not shown as linked: another is chosen, or none', async () => {
  const { bodies } = await openScreens(routes, `/clients/${CLIENT}/famille`, (line, request) => {
    if (line === 'GET /scpi/v1/client')
      return json(200, {
        data: [client(SPOUSE, { firstname1: 'Apolline' })],
        meta: { current_page: 1, total: 1, last_page: 1 },
      })
    if (line === `PUT /scpi/v1/client/${CLIENT}`)
      return json(422, { message: 'Refusé', errors: { conjoint_id: ['Apolline Garance est déjà liée'] } })
    return holding({})(line, request)
  })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Lier un client existant' }), {
    target: { value: 'Apolline' },
  })
  fireEvent.mouseUp(await screen.findByRole('option', { name: /Apolline/ }))
  expect(await screen.findByText('Apolline Garance est déjà liée')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Retirer le lien' })).toBeNull()
  expect(await screen.findByRole('link', { name: /Famille.*1 à corriger/ })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Laisser sans lien' }))
  await waitFor(() => {
    expect(screen.queryByText('Apolline Garance est déjà liée')).toBeNull()
  })
  expect(await bodies(`PUT /scpi/v1/client/${CLIENT}`)).toEqual([{ conjoint_id: SPOUSE }])
})

test('a change of who the client is undoes the signature, which the page says at once', async () => {
  const signature: Record<string, string | null> = {
    kyc_signed_at: '2099-03-14T10:00:00.000Z',
    kyc_valid_until: '2100-03-14',
  }
  let version = 1
  const held = () => ({ ...account, attributes: { ...account.attributes, ...signature }, meta: { version } })
  const server: Answers = async (line, request) => {
    const links = { familySituation: to('family_situation', FAMILY), ppAccount: to('pp_account', ACCOUNT) }
    const answer = (more: object = {}) => ({ ...client(CLIENT, { ...signature, ...more }, links), meta: { version } })
    if (line === READ) return json(200, { data: answer(), included: [family, adviser, held()] })
    if (line === `GET /scpi/v1/pp-accounts/${ACCOUNT}`) return json(200, { data: held() })
    if (line !== `PUT /scpi/v1/client/${CLIENT}`) return holding({})(line, request)
    version += 1
    signature['kyc_signed_at'] = null
    signature['kyc_valid_until'] = null
    return json(200, { data: answer((await request.json()) as object) })
  }
  await openScreens(routes, `/clients/${CLIENT}/identite`, server)
  expect(await screen.findByText('Recueil signé le 14/03/2099')).toBeInTheDocument()
  expect(screen.getByText('14/03/2099')).toBeInTheDocument()
  const name = screen.getByRole('textbox', { name: 'Deuxième prénom' })
  fireEvent.change(name, { target: { value: 'Marie' } })
  fireEvent.blur(name)
  await waitFor(() => {
    expect(screen.queryByText('Recueil signé le 14/03/2099')).toBeNull()
  })
})

test('while the questionnaire is signed, the family is read, and what a change of identity undoes is said', async () => {
  const signed = { kyc_signed_at: '2099-03-14T10:00:00.000Z', kyc_valid_until: '2100-03-14' }
  const both: Answers = async (line, request) => {
    if (line !== READ) return holding(signed)(line, request)
    const answer: unknown = await (await holding(signed)(line, request))?.json()
    const { included, ...rest } = answer as { included: { type: string; attributes: object }[] }
    return json(200, {
      ...rest,
      included: included.map((one) =>
        one.type === 'pp_account' ? { ...one, attributes: { ...one.attributes, ...signed } } : one,
      ),
    })
  }
  const { router } = await openScreens(routes, `/clients/${CLIENT}/famille`, both)
  expect(await screen.findByText('Recueil signé le 14/03/2099')).toBeInTheDocument()
  expect(await screen.findByText('Situation familiale', { selector: 'h2, h3, .ant-card-head-title' })).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  await router.navigate(`/clients/${CLIENT}/identite`)
  expect(await screen.findByText(/annule sa signature/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Téléphone mobile/ })).toBeEnabled()
})
