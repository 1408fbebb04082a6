import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RealEstateScreen } from '../../../../../src/features/scpi/clients/client/file/realEstate/RealEstateScreen'
import { json } from '../../../../support/client/answers'
import { fileWith, holdingQuestionnaire, MASS } from './questionnaire'
import { ACCOUNT, client, CLIENT, openScreens, SPOUSE, type Answers } from './scpiServer'

// The real-estate file of a client beside the questionnaire: what differs is carried over, and taken back.

const FILE = '8a000000-0000-4000-8000-000000000001'
const OTHER_FILE = '8a000000-0000-4000-8000-000000000002'
const routes = fileWith(RealEstateScreen)
const address = `/clients/${CLIENT}/dossier-immobilier`
const both = { more: ['see_client_files', 'manage_client_files'] } as const

type Values = Readonly<Record<string, unknown>>

const person = { firstname: 'Hélène', lastname: 'Garrance', email: 'helene@courriel.example' }
const sections: Readonly<Record<string, readonly [type: string, values: Values]>> = {
  person: ['person', person],
  charge: ['charge', { monthly_rent: 900, alimony: null }],
  tax: ['tax', { fiscal_part: 2, has_ifi: null }],
}

/** The id of a section of the file, by its place in it. */
const partId = (relationship: string): string =>
  `8b000000-0000-4000-8000-00000000000${String(Object.keys(sections).indexOf(relationship))}`

const file = (id: string, title: string) => ({
  type: 'client_file',
  id,
  attributes: { title },
  relationships: {
    companion: { data: null },
    children: { data: [] },
    currentLoans: { data: [] },
    ...Object.fromEntries(
      Object.entries(sections).map(([relationship, [type]]) => [
        relationship,
        { data: { type, id: partId(relationship) } },
      ]),
    ),
  },
  meta: { version: 1 },
})

const parts = Object.entries(sections).map(([relationship, [type, attributes]]) => ({
  type,
  id: partId(relationship),
  attributes,
  relationships: {},
  meta: { version: 1 },
}))

/** A server that has these files of the client, and takes what is written. */
const holding = (titles: readonly (readonly [id: string, title: string])[], more?: Answers): Answers =>
  holdingQuestionnaire({
    sections: { fiscality: { fiscal_part: 1 } },
    more: async (line, request) => {
      const answered = await more?.(line, request)
      if (answered) return answered
      if (line === `GET /scpi/v1/client/${CLIENT}/client-files`)
        return json(200, { data: titles.map(([id, title]) => file(id, title)), included: parts.slice(0, 1) })
      const read = titles.find(([id]) => line === `GET /v3/client-files/${id}`)
      if (read) return json(200, { data: file(...read), included: parts })
      const written = parts.find(({ type }) => line === `PUT /v3/client-files/${FILE}/${type}`)
      if (written)
        return json(200, {
          data: {
            ...written,
            attributes: { ...written.attributes, ...((await request.json()) as Values) },
            meta: { version: 2 },
          },
        })
      return undefined
    },
  })

const ONE = [[FILE, 'Garance – LMNP Sète']] as const
const rowOf = async (label: string) => {
  const cell = await screen.findByText(label, { selector: 'td *, td, th *, th, [role="rowheader"], [role="cell"]' })
  const row = cell.closest('tr, li')
  if (!(row instanceof HTMLElement)) throw new Error(`${label} stands in no row`)
  return within(row)
}

test('says what differs, and what both say alike when asked', async () => {
  await openScreens(routes, address, holding(ONE), both)
  expect(await screen.findByText(/réponses diffèrent/)).toHaveTextContent(/^Garance – LMNP Sète/)
  expect((await rowOf('Nom d’usage')).getByText('Garrance')).toBeVisible()
  expect(screen.queryByText('Identique')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('switch', { name: /identiques/ }))
  expect((await rowOf('Prénom')).getByText('Identique')).toBeVisible()
})

test('an answer of the file is taken as if it were typed, and taken back', async () => {
  const { bodies } = await openScreens(routes, address, holding(ONE), both)
  const row = await rowOf('Loyer mensuel actuel')
  fireEvent.click(row.getByRole('button', { name: /^Reprendre ici/ }))
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-entities/${MASS}/charge`)).toEqual([{ monthly_rent_amount: 900 }])
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(async () => {
    expect((await bodies(`PUT /scpi/v1/pp-entities/${MASS}/charge`)).at(-1)).toEqual({ monthly_rent_amount: null })
  })
})

test('an answer of this area is carried to the file', async () => {
  const { bodies } = await openScreens(routes, address, holding(ONE), both)
  const row = await rowOf('Nom d’usage')
  fireEvent.click(row.getByRole('button', { name: /^Reporter/ }))
  await waitFor(async () => {
    expect(await bodies(`PUT /v3/client-files/${FILE}/person`)).toEqual([{ lastname: 'Garance' }])
  })
})

test('all that lacks here comes in one go; what both say stays', async () => {
  const { bodies } = await openScreens(routes, address, holding(ONE), both)
  fireEvent.click(await screen.findByRole('button', { name: /^Reprendre ici la réponse qui manque/ }))
  await waitFor(async () => {
    expect(await bodies(`PUT /scpi/v1/pp-entities/${MASS}/charge`)).toEqual([{ monthly_rent_amount: 900 }])
  })
  expect((await rowOf('Nombre de parts fiscales')).getByText('1')).toBeVisible()
})

test('of a client without an account, nothing of the spouse’s own mass is taken for the client’s, nor written there', async () => {
  const account = { data: { type: 'pp_account', id: ACCOUNT } }
  const couple: Answers = (line) => {
    if (line === `GET /scpi/v1/client/${CLIENT}`)
      return json(200, {
        data: client(CLIENT, { conjoint_id: SPOUSE }, { conjoint: { data: { type: 'scpi_client', id: SPOUSE } } }),
      })
    if (line === `GET /scpi/v1/client/${SPOUSE}`)
      return json(200, { data: client(SPOUSE, { conjoint_id: CLIENT }, { ppAccount: account }) })
    return undefined
  }
  const { bodies, lines } = await openScreens(routes, address, holding(ONE, couple), both)
  await rowOf('Nom d’usage')
  await waitFor(() => {
    expect(lines().some((line) => line.startsWith(`GET /scpi/v1/pp-accounts/${ACCOUNT}/pp-entities`))).toBe(true)
  })
  const rent = await rowOf('Loyer mensuel actuel')
  expect(rent.queryByRole('button', { name: /^Reprendre ici/ })).not.toBeInTheDocument()
  for (const all of screen.queryAllByRole('button', { name: /^Reprendre ici/ })) fireEvent.click(all)
  expect(await bodies(`PUT /scpi/v1/pp-entities/${MASS}/charge`)).toEqual([])
})

test('who only reads the files carries nothing there, and reads why', async () => {
  await openScreens(routes, address, holding(ONE), { more: ['see_client_files'] })
  const row = await rowOf('Nom d’usage')
  expect(row.queryByRole('button', { name: /^Reporter/ })).not.toBeInTheDocument()
  expect(row.getByText(/ne modifiez pas les dossiers immobiliers/)).toBeVisible()
})

test('of several files, one is chosen', async () => {
  const two = [...ONE, [OTHER_FILE, 'Garance – Malraux']] as const
  const { lines } = await openScreens(routes, address, holding(two), both)
  fireEvent.click(await screen.findByRole('radio', { name: 'Garance – Malraux' }))
  await waitFor(() => {
    expect(lines().some((line) => line.startsWith(`GET /v3/client-files/${OTHER_FILE}`))).toBe(true)
  })
})

test('where there is none, one is opened', async () => {
  let isOpen = false
  const opening: Answers = (line) => {
    if (line === `POST /scpi/v1/client/${CLIENT}/client-files`) {
      isOpen = true
      return json(201, { data: file(FILE, 'Hélène Garance') })
    }
    if (line === `GET /scpi/v1/client/${CLIENT}/client-files` && !isOpen) return json(200, { data: [] })
    return undefined
  }
  await openScreens(routes, address, holding([[FILE, 'Hélène Garance']], opening), both)
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvrir un dossier immobilier' }))
  expect(await screen.findByRole('link', { name: /Hélène Garance/ })).toBeVisible()
})

test('who may not read the files of the firm is told so, and the menu has no such part', async () => {
  await openScreens(routes, address, holding(ONE))
  expect(await screen.findByText('Accès non autorisé')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Dossier immobilier' })).not.toBeInTheDocument()
})
