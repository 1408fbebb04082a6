import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { Provider } from 'react-redux'
import { Feedback, selectFeedback, useAlert, useConfirm, useToast, type QuestionContent } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { sessionClosed } from '#client/session/slices'
import { json } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'

interface Tools {
  readonly toast: ReturnType<typeof useToast>
  readonly confirm: ReturnType<typeof useConfirm>
  readonly alert: ReturnType<typeof useAlert>
}

/** The application with nothing on its page but what it tells and asks. */
async function open() {
  const { store } = await openApplication(() => json(200, userDocument('claire')))
  await store.dispatch(sessionStarted())
  const held: Tools[] = []
  const Tooled = () => {
    held.push({ toast: useToast(), confirm: useConfirm(), alert: useAlert() })
    return null
  }
  render(
    <Provider store={store}>
      <Tooled />
      {/* jsdom ends no transition. */}
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Feedback />
      </ConfigProvider>
    </Provider>,
  )
  const [tools] = held
  if (!tools) throw new Error('Nothing was rendered.')
  return { store, user: userEvent.setup(), ...tools }
}

describe('a toast', () => {
  test('is told in its turn; one of an error at once', async () => {
    const { toast } = await open()
    act(() => {
      toast({ message: 'Dossier dupliqué.', type: 'success' })
      toast({ message: 'La connexion a échoué.', type: 'error' })
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('La connexion a échoué.')
    expect(screen.getByRole('status')).toHaveTextContent('Dossier dupliqué.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each(['notice', 'success', 'info', 'warning'] as const)('may be a %s, told in its turn', async (type) => {
    const { store, toast } = await open()
    act(() => {
      toast({ message: 'Rien à annuler.', type })
    })
    expect(await screen.findByRole('status')).toHaveTextContent('Rien à annuler.')
    expect(screen.queryByRole('img')).toBeNull()
    expect(selectFeedback(store.getState()).toasts).toMatchObject([{ type, timeout: 5_000 }])
  })

  test('has an end; one that waits for somebody has none', async () => {
    const { store, toast } = await open()
    act(() => {
      toast({ message: 'Copié' })
      toast({ message: 'Import terminé', closable: true })
      toast({ message: 'Génération du rapport…', indeterminate: true })
      toast({ message: 'Dossier archivé', action: { label: 'Annuler', act: () => undefined } })
    })
    expect(selectFeedback(store.getState()).toasts.map(({ timeout }) => timeout)).toEqual([5_000, null, null, null])
  })

  test('does what its button says, once, and goes', async () => {
    const { store, toast, user } = await open()
    const undone = jest.fn()
    act(() => {
      toast({ message: 'Dossier archivé', action: { label: 'Annuler', act: undone } })
    })
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(undone).toHaveBeenCalledTimes(1)
    expect(selectFeedback(store.getState()).toasts).toEqual([])
  })

  test('that is closed does nothing', async () => {
    const { store, toast, user } = await open()
    const undone = jest.fn()
    act(() => {
      toast({ message: 'Dossier archivé', action: { label: 'Annuler', act: undone } })
    })
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(selectFeedback(store.getState()).toasts).toEqual([])
    expect(undone).not.toHaveBeenCalled()
  })

  test('of something going on has no button, and stays until it is told to go', async () => {
    const { toast } = await open()
    let end = (): void => undefined
    act(() => {
      end = toast({ message: 'Génération du rapport…', indeterminate: true })
    })
    expect(await screen.findByRole('status')).toHaveTextContent('Génération du rapport…')
    expect(screen.queryByRole('button')).toBeNull()
    act(() => {
      end()
    })
    expect(screen.queryByText('Génération du rapport…')).toBeNull()
  })

  test('gives way to a newer one on its subject, and to the fifth after it', async () => {
    const { toast } = await open()
    act(() => {
      for (const message of ['1', '2', '3', '4', '5']) toast({ message: `Toast ${message}` })
      toast({ message: 'Loyer rétabli', subject: 'change' })
      toast({ message: 'Loyer annulé', subject: 'change' })
    })
    await screen.findByText('Loyer annulé')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Toast 3',
      'Toast 4',
      'Toast 5',
      'Loyer annulé',
    ])
  })
})

describe('a question', () => {
  const removal: QuestionContent = {
    question: 'Supprimer le dossier\u202f?',
    consequence: 'Cette action est définitive.',
    yes: 'Supprimer le dossier',
    isDangerous: true,
  }
  const logout: QuestionContent = {
    question: 'Se déconnecter\u202f?',
    consequence: 'Vos modifications sont enregistrées.',
    yes: 'Se déconnecter',
  }

  async function ask(...questions: QuestionContent[]) {
    const { confirm, ...tools } = await open()
    const answers: boolean[] = []
    act(() => {
      for (const question of questions) void confirm(question).then((answer) => answers.push(answer))
    })
    await screen.findByRole('dialog')
    return { answers, ...tools }
  }

  test('that destroys begins on Annuler, says what follows, and is answered by a verb', async () => {
    const { answers, user, store } = await ask(removal)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveAccessibleDescription('Cette action est définitive.')
    expect(dialog).toHaveAccessibleName('Supprimer le dossier\u202f?')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Supprimer le dossier' }))
    expect(answers).toEqual([true])
    expect(selectFeedback(store.getState()).questions).toEqual([])
  })

  test('waits for the one before it', async () => {
    const { answers, user } = await ask(removal, logout)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(answers).toEqual([false])
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    expect(answers).toEqual([false, true])
  })

  test('of the same words as the one before is asked again', async () => {
    const { answers, user } = await ask(logout, logout)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(answers).toEqual([true])
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(answers).toEqual([true, false])
  })

  test('about what is lost for good wants its name', async () => {
    const { answers, user } = await ask({ ...removal, retyped: 'Marchetti' })
    const yes = screen.getByRole('button', { name: 'Supprimer le dossier' })
    expect(yes).toBeDisabled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.type(screen.getByRole('textbox', { name: /Marchetti/ }), 'Marchetti')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Supprimer le dossier' }))
    expect(answers).toEqual([true])
  })

  test('that leaves with the person is a no', async () => {
    const { answers, store } = await ask(removal)
    await act(async () => {
      store.dispatch(sessionClosed({ kept: true }))
      await Promise.resolve()
    })
    expect(answers).toEqual([false])
  })
})

describe('an alert', () => {
  const refusal = { title: 'Le dossier n’est pas supprimé', message: 'La connexion a échoué.' }

  test('has nothing to choose: it is read, then one goes on', async () => {
    const { alert, user, store } = await open()
    let isRead = false
    act(() => {
      void alert(refusal).then(() => (isRead = true))
    })
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveAccessibleName(refusal.title)
    expect(dialog).toHaveAccessibleDescription(refusal.message)
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    expect(isRead).toBe(false)
    await user.click(screen.getByRole('button', { name: 'J’ai compris' }))
    expect(isRead).toBe(true)
    expect(selectFeedback(store.getState()).questions).toEqual([])
  })

  test('is left by Escape too, and the question after it comes', async () => {
    const { alert, confirm, user } = await open()
    act(() => {
      void alert(refusal)
      void confirm({ question: 'Réessayer\u202f?', consequence: 'Rien n’est perdu.', yes: 'Réessayer' })
    })
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(screen.queryByText(refusal.title)).toBeNull()
  })
})
