import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { json } from '../../../support/client/answers'
import { device, memoryStorage } from '../../../support/client/application'
import { FILE } from '../../../support/client/clientFile'
import { composer, openStudies } from './support/openStudies'
import { PACKAGE, READER, STUDY, study, studyServer } from './support/studyServer'

const next = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Étape suivante' }))
}
const toStep = async (times: number) => {
  await composer()
  for (let time = 0; time < times; time += 1) next()
}
const order = () => {
  const list = screen.getByRole('list', { name: 'Chapitres' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('the solution of the file is said with what it costs; chapters that must be there cannot be left out', async () => {
  await openStudies('?composer=1')
  await composer()
  expect(await screen.findByText(/^Un bien neuf de 42 m² à Montpellier/)).toBeInTheDocument()
  expect(screen.getByText(/(effort|excédent) moyen de/)).toHaveTextContent(/\d+\s€\/mois/)
  expect(screen.getByRole('checkbox', { name: /^Risques et hypothèses/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: /^Le financement/ })).toBeEnabled()
})

test('chapters are moved by buttons, and where they went is said', async () => {
  await openStudies('?composer=1')
  await toStep(1)
  fireEvent.click(screen.getByRole('button', { name: 'Descendre Votre situation' }))
  expect(order().slice(0, 2)).toEqual(['Vos objectifs', 'Votre situation'])
  expect(screen.getByText(/^Votre situation\s: place 2 sur 12$/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Monter Vos objectifs' }))
  expect(order()[0]).toBe('Vos objectifs')
})

test('what was chosen is there in the next visit, but for the password', async () => {
  const storage = memoryStorage()
  const before = await openStudies('?composer=1', studyServer({}), storage)
  await composer()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Le financement' }))
  next()
  next()
  const subject = screen.getByRole('textbox', { name: /^Objet/ })
  fireEvent.change(subject, { target: { value: 'Votre projet à Montpellier' } })
  fireEvent.blur(subject)
  const password = screen.getByLabelText(/^Mot de passe de lecture/)
  fireEvent.change(password, { target: { value: 'mimosa-2026' } })
  fireEvent.blur(password)
  await waitFor(async () => {
    const kept = new Map((await entries<string, unknown>(device)).map(([name, value]) => [name, JSON.stringify(value)]))
    expect(kept.get('u1/cache')).toContain('Votre projet à Montpellier')
  })
  expect(JSON.stringify(await entries(device))).not.toContain('mimosa-2026')
  before.unmount()
  before.close()

  await openStudies('', studyServer({}), storage)
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre l’étude en préparation' }))
  await composer()
  expect(screen.getByDisplayValue('Votre projet à Montpellier')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Étape précédente' }))
  expect(order()[6]).toBe('Le financement (masqué)')
})

test('a draft that is given up is forgotten, after a question', async () => {
  const { store } = await openStudies('?composer=1')
  await toStep(1)
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }))
  const question = await screen.findByRole('dialog', { name: /^Abandonner le brouillon/ })
  fireEvent.click(within(question).getByRole('button', { name: 'Abandonner le brouillon' }))
  await waitFor(() => {
    expect(store.getState().studyDrafts).toEqual({})
  })
  expect(await screen.findByRole('button', { name: 'Préparer une étude' })).toBeInTheDocument()
})

const refusing = (errors: object) =>
  studyServer({
    first: ({ url }) => (url.endsWith('/generate') ? json(422, { message: 'Données refusées.', errors }) : undefined),
  })

test('what the server refuses stands on the step of its field, and nothing is lost', async () => {
  await openStudies('?composer=1', refusing({ title: ['Ce titre est trop long.'] }))
  await toStep(1)
  const title = screen.getByRole('textbox', { name: 'Titre' })
  fireEvent.change(title, { target: { value: 'Un projet' } })
  fireEvent.blur(title)
  next()
  next()
  fireEvent.click(await screen.findByRole('button', { name: 'Générer' }))
  const refused = await screen.findByRole('textbox', { name: 'Titre' })
  expect(refused).toHaveValue('Un projet')
  expect(refused).toBeInvalid()
  expect(refused).toHaveAccessibleDescription(/Ce titre est trop long\./)
})

test('texts of the firm that lack are said where the study is looked through', async () => {
  await openStudies('?composer=1', refusing({ parameters: ['Paramètres de société incomplets.'] }))
  await toStep(3)
  expect(await screen.findByText(/^Il manque 2 textes\./)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Générer' }))
  expect(await screen.findByText('Paramètres de société incomplets.')).toBeInTheDocument()
})

test('a study is made of the draft, sent to the people of the file, and its draft forgotten', async () => {
  const server = studyServer({
    first: ({ url, method }) => {
      if (url.endsWith('/generate')) return json(202, { data: study({ status: 'generating', generated_at: null }) })
      if (method === 'POST' && url.endsWith('/commercial-report-packages'))
        return json(201, {
          data: { type: 'commercial_report_package', id: PACKAGE, attributes: {}, meta: { version: 1 } },
        })
      return undefined
    },
  })
  const { requests, store, router } = await openStudies('?composer=1', server)
  await composer()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Le financement' }))
  next()
  next()
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('anne@vasseur.example')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Loyer/ }))
  expect(screen.getByRole('textbox', { name: 'Loyer, au moins' })).toHaveValue('680')
  next()
  fireEvent.click(await screen.findByRole('button', { name: 'Générer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer' }))
  await waitFor(() => {
    expect(store.getState().studyDrafts).toEqual({})
  })
  const bodyOf = async (end: string): Promise<unknown> =>
    requests
      .find(({ url, method }) => method === 'POST' && url.endsWith(end))
      ?.clone()
      .json()
  expect(await bodyOf('/generate')).toMatchObject({
    client_file: FILE,
    sliders: [{ key: 'rent', min: 680, max: 805 }],
    chapters: expect.arrayContaining([{ key: 'financing', enabled: false }]) as unknown,
  })
  expect(await bodyOf('/commercial-report-packages')).toMatchObject({
    reports: [STUDY],
    recipients: [{ firstname: 'Anne', lastname: 'Vasseur', email: 'anne@vasseur.example' }],
    days: 30,
  })
  expect(router.state.location.search).toBe(`?etude=${STUDY}`)
})

test('a recipient without an address is told before anything is sent', async () => {
  const { requests } = await openStudies(
    '?composer=1',
    studyServer({ first: ({ url }) => (url.endsWith('/generate') ? json(202, { data: study() }) : undefined) }),
  )
  await toStep(2)
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un destinataire' }))
  next()
  fireEvent.click(await screen.findByRole('button', { name: 'Générer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByText('Chaque destinataire a besoin d’une adresse e-mail.')).toBeInTheDocument()
  expect(requests.filter(({ url }) => url.endsWith('/commercial-report-packages'))).toEqual([])
})

test('who may only read composes nothing', async () => {
  await openStudies('?composer=1', studyServer({ permissions: READER }))
  await screen.findByText('Aucune étude')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Préparer/ })).toBeNull()
})
