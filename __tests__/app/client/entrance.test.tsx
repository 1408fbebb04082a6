import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { openEntrance } from '../../../src/app/client/entrance'
import { isEntranceAlone, pageOf } from '../../../src/app/client/page'
import { empty, json } from '../../support/client/answers'

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** The entrance at an address, over a network that answers by path; and each request that was sent, as `POST /api/v3/…`. */
async function open(address: string, answers: Readonly<Record<string, () => Response>>) {
  const sent: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname
    sent.push(`${init?.method ?? 'GET'} ${path}`)
    return Promise.resolve(answers[path]?.() ?? json(200, { data: [] }))
  })
  history.replaceState(null, '', address)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const opened: string[] = []
  await act(async () => {
    openEntrance(root, pageOf(location), {
      prepare: () => undefined,
      open: () => {
        opened.push(`${location.pathname}${location.search}`)
        return Promise.resolve()
      },
    })
    await Promise.resolve()
  })
  close.push(() => {
    act(() => {
      root.unmount()
    })
    element.remove()
    jest.restoreAllMocks()
  })
  return { sent, opened, user: userEvent.setup() }
}

const password = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })

async function identify(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'claire@ormeval.example')
  await user.type(password(/^Mot de passe/), 'un mot de passe')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
}

describe('the login', () => {
  test('leads to where one was going, in the application', async () => {
    const { user, sent, opened } = await open('/login?redirectUrl=%2Fmes-dossiers%3Fpage%3D2', {
      '/api/v3/account/login': () => json(200, {}),
    })
    await identify(user)
    await waitFor(() => {
      expect(opened).toEqual(['/mes-dossiers?page=2'])
    })
    expect(sent).toContain('POST /api/v3/account/login')
  })

  test('never leads off this site', async () => {
    const { user, opened } = await open('/login?redirectUrl=%2F%2Fevil.example', {
      '/api/v3/account/login': () => json(200, {}),
    })
    await identify(user)
    await waitFor(() => {
      expect(opened).toEqual(['/'])
    })
  })

  test('says what the server refused, and why one is here again', async () => {
    const { user, opened } = await open('/login?errorCode=401', {
      '/api/v3/account/login': () => json(429, { message: 'Trop d’essais. Réessayez dans 12 minutes.' }),
    })
    expect(screen.getByText('Votre session a expiré. Reconnectez-vous.')).toBeVisible()
    await identify(user)
    expect(await screen.findByText('Trop d’essais. Réessayez dans 12 minutes.')).toBeVisible()
    expect(opened).toEqual([])
  })

  test('has the look chosen for this device', async () => {
    localStorage.setItem('persist:solive', JSON.stringify({ settings: JSON.stringify({ theme: 'dark' }) }))
    await open('/login', {})
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  test('fills in a demo account', async () => {
    const account = { name: 'Claire Aubrac', email: 'c.aubrac@ormeval.example', password: 'secret', roles: ['Membre'] }
    const { user } = await open('/login', { '/api/v3/demo-accounts': () => json(200, { data: [account] }) })
    await user.click(await screen.findByRole('button', { name: /Claire Aubrac/ }))
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue('c.aubrac@ormeval.example')
  })
})

describe('a demonstration', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
    await user.type(screen.getByRole('textbox', { name: label }), text)
  }

  test('is asked for in a dialog of the login page; what was typed outlives its closing', async () => {
    const { user, sent } = await open('/login', {
      '/api/v3/demo': () => json(200, { data: { is_open: true } }),
    })
    const ask = await screen.findByRole('button', { name: 'Demander une démonstration' })
    await user.click(ask)
    const dialog = await screen.findByRole('dialog', { name: 'Demander une démonstration' })
    await fill(user, /^Prénom/, 'Camille')
    await fill(user, /^Nom/, 'Roustan')
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(ask).toHaveFocus()
    expect(sent).not.toContain('POST /api/v3/demo')

    await user.click(ask)
    expect(await screen.findByRole('textbox', { name: /^Prénom/ })).toHaveValue('Camille')
    await fill(user, /société/i, 'Roustan Conseil')
    await user.type(
      within(screen.getByRole('dialog')).getByRole('textbox', { name: /e-mail/i }),
      'camille@roustan.example',
    )
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))
    expect(await screen.findByText(/Nous vous répondrons à camille@roustan\.example\./)).toBeVisible()
    expect(sent).toContain('POST /api/v3/demo')
  })

  test('is not offered where nobody shows any', async () => {
    await open('/login', { '/api/v3/demo': () => json(200, { data: { is_open: false } }) })
    expect(screen.queryByRole('button', { name: /démonstration/ })).toBeNull()
  })
})

describe('a forgotten password', () => {
  test('is asked for from the login, and back', async () => {
    const { user, sent } = await open('/login', { '/api/v3/account/password/send-email': () => empty(204) })
    await user.click(screen.getByRole('link', { name: /Mot de passe oublié/ }))
    expect(location.pathname).toBe('/password/forgot')
    await user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'claire@ormeval.example{Enter}')
    expect(await screen.findByText(/Si un compte existe/)).toBeVisible()
    expect(sent).toContain('POST /api/v3/account/password/send-email')
    await user.click(screen.getByRole('link', { name: 'Retour à la connexion' }))
    expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible()
    act(() => {
      history.back()
    })
    expect(await screen.findByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  })

  test('is replaced by a link, which leads to the login', async () => {
    const { user, sent } = await open('/password/reset/jeton', {
      '/api/v3/account/password/check-token/jeton': () => empty(204),
      '/api/v3/account/password/set': () => empty(204),
    })
    await screen.findByRole('button', { name: 'Changer mon mot de passe' })
    await user.type(password(/^Nouveau mot de passe/), 'lanterne cobalt figue')
    await user.type(password(/^Confirmation/), 'lanterne cobalt figue')
    await user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }))
    expect(await screen.findByText('Votre mot de passe est changé. Connectez-vous.')).toBeVisible()
    expect(location.pathname).toBe('/login')
    expect(sent).toContain('POST /api/v3/account/password/set')
  })

  test('is not, by a link that was used', async () => {
    await open('/password/reset/jeton', {
      '/api/v3/account/password/check-token/jeton': () => json(404, { message: 'Non' }),
    })
    expect(await screen.findByText('Ce lien n’est plus valable.')).toBeVisible()
  })
})

test.each([
  ['/login', '', true],
  ['/login', 'XSRF-TOKEN=a', false],
  ['/login?errorCode=401', 'XSRF-TOKEN=a', true],
  ['/password/forgot', 'XSRF-TOKEN=a', true],
  ['/password/reset/jeton', '', true],
  ['/dashboard', '', false],
])('%s with the cookie « %s » opens without the application: %p', (address, cookie, isAlone) => {
  document.cookie = cookie === '' ? 'XSRF-TOKEN=; max-age=0' : cookie
  history.replaceState(null, '', address)
  expect(isEntranceAlone(pageOf(location), location)).toBe(isAlone)
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})
