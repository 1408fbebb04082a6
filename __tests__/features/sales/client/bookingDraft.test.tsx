import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { entries } from 'idb-keyval'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { selectHasUnsaved } from '#client/autosave'
import { sessionStarted } from '#client/session'
import { SaleDrawer } from '../../../../src/features/sales/client/sheet/SaleDrawer'
import { json } from '../../../support/client/answers'
import { device, memoryStorage, openApplication, userDocument } from '../../../support/client/application'

const ID = '6f1c2d1e-0000-4000-8000-000000000002'
const RIGHTS = [
  'see_application_immo',
  'see_transactional_actions',
  'manage_transactional_actions',
  'see_booking_documents',
  'manage_booking_documents',
]
const meta = {
  allowed_actions: ['submit'],
  actions: [{ action: 'submit', label: 'Envoyer', to: 'requested', needs: {}, confirmation: null, undoes: [] }],
  deadlines: [],
}
type Storage = ReturnType<typeof memoryStorage>
const booking = (version: number, attributes: object) => ({
  data: {
    type: 'booking',
    id: ID,
    attributes: { status: 'draft', ...attributes },
    relationships: {},
    meta: { version },
  },
  meta,
})

/** The assistant of a booking, over a server whose n-th write answers what `write` says, from 1. */
async function openAssistant(
  write: (nth: number) => Response | Promise<Response>,
  { held = {}, storage = memoryStorage() }: { readonly held?: object; readonly storage?: Storage } = {},
) {
  let writes = 0
  const { store, requests, close } = await openApplication(({ url, method }) => {
    if (url.includes('/v3/me')) return json(200, userDocument('u1', RIGHTS))
    if (url.includes('/history')) return json(200, { data: [] })
    if (method !== 'PUT') return json(200, booking(3, held))
    writes += 1
    return write(writes)
  }, storage)
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter([
    { path: '*', element: <SaleDrawer sale={{ type: 'booking', id: ID }} onClose={() => undefined} /> },
  ])
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await screen.findByRole('button', { name: 'Étape suivante' })
  return { store, unmount, close, sent: () => requests.filter(({ method }) => method === 'PUT') }
}

function next(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Étape suivante' }))
}

async function typeBank(): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Banque/ }), { target: { value: 'Crédit Agricole' } })
}

const versionsOf = (sent: readonly Request[]) => sent.map(({ headers }) => headers.get('If-Match'))
const typed = { bank: 'Crédit Agricole' }

/** An answer that waits until it is given. */
function heldAnswer() {
  let give: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    give = resolve
  })
  return {
    answer,
    give: (response: Response) => {
      give(response)
    },
  }
}

test('a request that leaves while its last words are being saved waits for them, and is made on what they became', async () => {
  const first = heldAnswer()
  const { sent } = await openAssistant((nth) =>
    nth === 1 ? first.answer : json(200, booking(5, { ...typed, status: 'requested' })),
  )
  next()
  await typeBank()
  next()
  next()
  next()
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer la demande au promoteur' }))
  await waitFor(() => {
    expect(sent()).toHaveLength(1)
  })
  first.give(json(200, booking(4, typed)))
  await waitFor(() => {
    expect(sent()).toHaveLength(2)
  })
  expect(versionsOf(sent())).toEqual(['"3"', '"4"'])
})

test('a paper waits for what is being saved; one that could not be sent is said, kept, and sent again', async () => {
  const first = heldAnswer()
  const { sent } = await openAssistant(
    (nth) => {
      if (nth === 1) return first.answer
      return nth === 2 ? json(503, {}) : json(200, booking(5, typed))
    },
    { held: { missing_documents: ['identity'] } },
  )
  next()
  await typeBank()
  next()
  next()
  fireEvent.click(await screen.findByRole('button', { name: /^Déposer : Pièce d’identité/ }))
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'identite.pdf', { type: 'application/pdf' })] } })
  await waitFor(() => {
    expect(sent()).toHaveLength(1)
  })
  first.give(json(200, booking(4, typed)))
  await screen.findByText(/^identite\.pdf\s:/)
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => {
    expect(sent()).toHaveLength(3)
  })
  expect(versionsOf(sent())).toEqual(['"3"', '"4"', '"4"'])
  await waitFor(() => {
    expect(screen.queryByText(/^identite\.pdf\s:/)).toBeNull()
  })
})

test('what is typed while the server is away is there in the next visit, on the version that it was typed on, and is sent', async () => {
  const storage = memoryStorage()
  const away = () => {
    throw new TypeError('Failed to fetch')
  }
  const before = await openAssistant(away, { storage })
  next()
  await typeBank()
  await screen.findByText('Gardé sur cet appareil')
  await waitFor(async () => {
    const kept = new Map((await entries<string, unknown>(device)).map(([name, value]) => [name, JSON.stringify(value)]))
    expect(kept.get('u1/queue')).toContain('Crédit Agricole')
    expect(kept.get('u1/cache')).toContain(ID)
  })
  before.unmount()
  before.close()

  const after = await openAssistant(() => json(200, booking(4, typed)), { storage })
  next()
  expect(await screen.findByDisplayValue('Crédit Agricole')).toBeTruthy()
  await waitFor(() => {
    expect(selectHasUnsaved(after.store.getState())).toBe(false)
  })
  expect(versionsOf(after.sent())).toEqual(['"3"'])
  const [one, other] = [before.sent(), after.sent()].map(([request]) => request?.headers.get('Idempotency-Key'))
  expect(one).toBe(other)
})

test('what a colleague typed meanwhile in the same field is not written over: the person chooses', async () => {
  const theirs = { bank: 'Banque du Méridien' }
  const { sent } = await openAssistant((nth) =>
    nth === 1 ? json(409, booking(4, theirs)) : json(200, booking(5, typed)),
  )
  next()
  await typeBank()
  fireEvent.click(await screen.findByRole('button', { name: 'Garder ma saisie' }))
  await waitFor(() => {
    expect(versionsOf(sent())).toEqual(['"3"', '"4"'])
  })
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Garder ma saisie' })).toBeNull()
  })
})

test('a paper that each buyer gives is given for one of them by name', async () => {
  const client = '6f1c2d1e-0000-4000-8000-000000000009'
  const buyers = [
    { firstname: 'Odette', lastname: 'Vaucresson' },
    { client, firstname: 'Luc', lastname: 'Vaucresson' },
  ]
  const { sent } = await openAssistant(() => json(200, booking(4, { buyers })), { held: { buyers } })
  next()
  next()
  next()
  fireEvent.click(await screen.findByRole('button', { name: /^Déposer : Pièce d’identité/ }))
  const inputs = [...document.querySelectorAll('input[type=file]')]
  expect(inputs).toHaveLength(2)
  expect(screen.getByText(/Pièce d’identité, Odette Vaucresson/)).toBeTruthy()
  fireEvent.change(inputs[1] ?? document.body, {
    target: { files: [new File(['%PDF-1.7'], 'luc.pdf', { type: 'application/pdf' })] },
  })
  await waitFor(() => {
    expect(sent()).toHaveLength(1)
  })
  expect(await sent()[0]?.clone().text()).toContain(client)
})
