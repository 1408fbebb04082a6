import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { json } from '../../../support/client/answers'
import { device, memoryStorage } from '../../../support/client/application'
import { FILE } from '../../../support/client/clientFile'
import { draftChanged } from '../../../../src/features/studies/client/drafts/slice'
import { composer, openStudies } from './support/openStudies'
import { AUTHOR, PACKAGE, READER, STUDY, study, studyServer } from './support/studyServer'

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

const meWith = (attributes: object) => {
  const refs = (type: string, ids: readonly string[]) => ({ data: ids.map((id) => ({ type, id })) })
  const relationships = { permissions: refs('permission', AUTHOR), roles: refs('role', ['member']) }
  return json(200, { data: { type: 'user', id: 'u1', attributes, relationships } })
}
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })

test('a step is not left while one of its fields is wrong: the field says so and has the focus', async () => {
  await openStudies('?composer=1')
  await toStep(2)
  expect(await heading(/^Étape 3 sur 4/)).toHaveFocus()
  const mail = screen.getByRole('textbox', { name: /^E-mail/ })
  type(mail, 'anne@')
  expect(mail).toHaveAccessibleDescription(/Cette adresse e-mail n’est pas valide\./)
  type(screen.getByLabelText(/^Mot de passe de lecture/), 'court')
  next()
  expect(mail).toHaveFocus()
  type(mail, 'anne@vasseur.example')
  next()
  const password = screen.getByLabelText(/^Mot de passe de lecture/)
  expect(password).toHaveFocus()
  expect(password).toBeInvalid()
  type(password, 'mimosa-2026')
  next()
  expect(await heading(/^Étape 4 sur 4/)).toHaveFocus()
  expect(await screen.findByText('Anne Vasseur (anne@vasseur.example)')).toBeInTheDocument()
  expect(screen.getByText(/^Demandé à l’ouverture/)).toBeInTheDocument()
})

test('a recipient without a name or an address is told by the field that lacks', async () => {
  await openStudies('?composer=1')
  await toStep(2)
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un destinataire' }))
  next()
  const other = within(screen.getByRole('group', { name: 'Destinataire 2' }))
  expect(other.getByRole('textbox', { name: /^Prénom/ })).toHaveFocus()
  for (const field of other.getAllByRole('textbox')) expect(field).toBeInvalid()
  type(other.getByRole('textbox', { name: /^E-mail/ }), 'Anne@vasseur.example')
  expect(other.getByText(/celle d’un autre destinataire/)).toBeInTheDocument()
})

test('the adviser adds a copy for themself at once, and only once', async () => {
  const adviser = { first_name: 'Claire', last_name: 'Aubrac', email: 'c.aubrac@ormeval.example' }
  const server = studyServer({ first: ({ url }) => (url.includes('/v3/me') ? meWith(adviser) : undefined) })
  await openStudies('?composer=1', server)
  await toStep(2)
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une copie pour moi' }))
  const copy = within(screen.getByRole('group', { name: 'Destinataire 2' }))
  expect(copy.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('c.aubrac@ormeval.example')
  expect(screen.queryByRole('button', { name: 'Ajouter une copie pour moi' })).toBeNull()
})

test('bounds are told where they are typed: upside down, or beyond what the operation costs', async () => {
  await openStudies('?composer=1')
  await toStep(2)
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Loyer/ }))
  type(screen.getByRole('textbox', { name: 'Loyer, au moins' }), '900')
  const most = screen.getByRole('textbox', { name: 'Loyer, au plus' })
  expect(most).toHaveAccessibleDescription(/Le maximum doit dépasser le minimum\./)
  next()
  expect(most).toHaveFocus()
  type(most, '950')
  expect(most).toBeValid()
  const least = screen.getByRole('textbox', { name: 'Loyer, au moins' })
  expect(least).toBeValid()
  expect(least).toHaveAccessibleDescription(/La solution est au-delà de cette borne\./)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Apport/ }))
  const contribution = screen.getByRole('textbox', { name: 'Apport, au plus' })
  expect(contribution).toHaveAccessibleDescription(/le coût de l’opération/)
  type(contribution, '4000000')
  expect(contribution).toHaveAccessibleDescription(/au plus.*ne coûte pas davantage/)
})

test('the rent of the market is moved like one that was answered', async () => {
  await openStudies('?composer=1', studyServer({ operation: { loan_duration: 20 } }))
  await toStep(2)
  const rent = await screen.findByRole('checkbox', { name: /^Loyer \(\d[\d\s]*€\/mois dans la solution\)/ })
  fireEvent.click(rent)
  expect(screen.getByRole('textbox', { name: 'Loyer, au moins' })).toBeValid()
})

test('a draft whose bounds are wrong since another visit is not made: what is wrong is shown first', async () => {
  const { store } = await openStudies('?composer=1')
  await composer()
  act(() => {
    const change = { step: 3, sliders: [{ key: 'rent' as const, min: 800, max: 700 }] }
    store.dispatch(draftChanged({ file: FILE, change }))
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Corriger' }))
  expect(await screen.findByRole('textbox', { name: 'Loyer, au plus' })).toBeInvalid()
  expect(screen.queryByRole('button', { name: 'Générer' })).toBeNull()
})

test('where the version before was protected, sending another without a password is warned of', async () => {
  const sending = {
    ...{ type: 'commercial_report_package', id: PACKAGE, relationships: {}, meta: { version: 1 } },
    attributes: { has_password: true, recipients: [] },
  }
  const before = study(
    { status: 'sent', sent_at: '2026-11-20T10:00:00Z' },
    { package: { data: { type: 'commercial_report_package', id: PACKAGE } } },
  )
  await openStudies('?composer=1', studyServer({ studies: [before], included: [sending] }))
  await toStep(2)
  const password = screen.getByLabelText(/^Mot de passe de lecture/)
  await waitFor(() => {
    expect(password).toHaveAccessibleDescription(/La version précédente était protégée/)
  })
  next()
  const warned = await screen.findByText(/^La version précédente était protégée/)
  expect(warned.closest('li')).toHaveTextContent('À vérifier : Mot de passe')
  fireEvent.click(screen.getByRole('button', { name: 'Étape précédente' }))
  type(screen.getByLabelText(/^Mot de passe de lecture/), 'mimosa-2026')
  next()
  expect(await screen.findByText(/^Demandé à l’ouverture/)).toBeInTheDocument()
  expect(screen.queryByText(/^La version précédente/)).toBeNull()
})

test('a password is there again after the preview, and its loss with the page is warned of', async () => {
  const { store, router } = await openStudies('?composer=1')
  await toStep(2)
  type(screen.getByLabelText(/^Mot de passe de lecture/), 'mimosa-2026')
  await act(() => router.navigate(`/etude-immobiliere/preview?client_file=${FILE}`))
  await act(() => router.navigate(`/mes-dossiers/${FILE}/rapports?composer=1`))
  await composer()
  expect(screen.getByLabelText(/^Mot de passe de lecture/)).toHaveValue('mimosa-2026')
  act(() => {
    store.dispatch(draftChanged({ file: FILE, change: { passwordKey: 'of-another-page' } }))
  })
  expect(screen.getByLabelText(/^Mot de passe de lecture/)).toHaveAccessibleDescription(/n’a pas été gardé/)
})

test('who may only read composes nothing', async () => {
  await openStudies('?composer=1', studyServer({ permissions: READER }))
  await screen.findByText('Aucune étude')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Préparer/ })).toBeNull()
})
