import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Feedback, useAlert, useConfirm, useToast, type Confirmation, type Toast } from '#client/ui/feedback'

function ToastButton({ toast }: { toast: Toast }) {
  const show = useToast()
  return (
    <button
      type="button"
      onClick={() => {
        show(toast)
      }}
    >
      Montrer
    </button>
  )
}

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  async function show(toast: Toast) {
    render(
      <Feedback>
        <ToastButton toast={toast} />
      </Feedback>,
    )
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Montrer' }))
  }
  const wait = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds)
    })
  }

  test('goes after five seconds', async () => {
    await show({ message: 'Dossier dupliqué.', type: 'success' })
    expect(screen.getByRole('status')).toHaveTextContent('Dossier dupliqué.')
    wait(4_999)
    expect(screen.getByText('Dossier dupliqué.')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Dossier dupliqué.')).toBeNull()
  })

  test('stays while it is pointed at or holds the focus', async () => {
    await show({ message: 'Dossier dupliqué.' })
    fireEvent.pointerEnter(screen.getByText('Dossier dupliqué.'))
    wait(20_000)
    act(() => {
      screen.getByRole('button', { name: 'Fermer' }).focus()
    })
    fireEvent.pointerLeave(screen.getByText('Dossier dupliqué.'))
    wait(20_000)
    expect(screen.getByText('Dossier dupliqué.')).toBeVisible()
    act(() => {
      screen.getByRole('button', { name: 'Fermer' }).blur()
    })
    wait(5_000)
    expect(screen.queryByText('Dossier dupliqué.')).toBeNull()
  })

  test('that was held takes up its time where it stopped, and stays a second at least', async () => {
    await show({ message: 'Dossier dupliqué.' })
    wait(2_000)
    fireEvent.pointerEnter(screen.getByText('Dossier dupliqué.'))
    wait(20_000)
    fireEvent.pointerLeave(screen.getByText('Dossier dupliqué.'))
    wait(2_900)
    fireEvent.pointerEnter(screen.getByText('Dossier dupliqué.'))
    fireEvent.pointerLeave(screen.getByText('Dossier dupliqué.'))
    wait(999)
    expect(screen.getByText('Dossier dupliqué.')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Dossier dupliqué.')).toBeNull()
  })

  test('has the time that it is given', async () => {
    await show({ message: 'Loyer rétabli.', timeout: 12_000 })
    wait(11_999)
    expect(screen.getByText('Loyer rétabli.')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Loyer rétabli.')).toBeNull()
  })

  test('of something going on has no button, and stays until it is told to go', () => {
    let end = (): void => undefined
    const Starter = () => {
      const toast = useToast()
      return (
        <button
          type="button"
          onClick={() => {
            end = toast({ message: 'Génération du rapport…', indeterminate: true })
          }}
        >
          Lancer
        </button>
      )
    }
    render(
      <Feedback>
        <Starter />
      </Feedback>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Lancer' }))
    wait(60_000)
    expect(screen.getByRole('status')).toHaveTextContent('Génération du rapport…')
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
    act(() => {
      end()
    })
    expect(screen.queryByText('Génération du rapport…')).toBeNull()
  })

  test('gives way to newer ones: four at most are shown', () => {
    const Many = () => {
      const toast = useToast()
      return (
        <button
          type="button"
          onClick={() => {
            for (const message of ['1', '2', '3', '4', '5']) toast({ message: `Toast ${message}` })
          }}
        >
          Tous
        </button>
      )
    }
    render(
      <Feedback>
        <Many />
      </Feedback>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Tous' }))
    expect(screen.getAllByText(/^Toast/).map(({ textContent }) => textContent)).toEqual([
      'Toast 2',
      'Toast 3',
      'Toast 4',
      'Toast 5',
    ])
  })

  test('that is closable waits for the person', async () => {
    await show({ message: 'Lien copié.', closable: true })
    wait(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByText('Lien copié.')).toBeNull()
  })

  test('of an error is told at once', async () => {
    await show({ message: 'La connexion a échoué.', type: 'error' })
    expect(screen.getByRole('alert')).toHaveTextContent('La connexion a échoué.')
  })
})

describe('a question', () => {
  const removal: Confirmation = {
    title: 'Supprimer le dossier\u202f?',
    body: 'Cette action est définitive.',
    action: 'Supprimer le dossier',
    danger: true,
  }
  const logout: Confirmation = {
    title: 'Se déconnecter\u202f?',
    body: 'Vos modifications sont enregistrées.',
    action: 'Se déconnecter',
  }

  function Asker({ questions, onAnswer }: { questions: readonly Confirmation[]; onAnswer: (answer: boolean) => void }) {
    const confirm = useConfirm()
    return (
      <button
        type="button"
        onClick={() => {
          for (const question of questions) void confirm(question).then(onAnswer)
        }}
      >
        Demander
      </button>
    )
  }

  async function ask(...questions: Confirmation[]) {
    const answers: boolean[] = []
    render(
      <Feedback>
        <Asker
          questions={questions}
          onAnswer={(answer) => {
            answers.push(answer)
          }}
        />
      </Feedback>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Demander' }))
    return { answers, user }
  }

  test('that destroys begins on Annuler, says what follows, and is answered by a verb', async () => {
    const { answers, user } = await ask(removal)
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Cette action est définitive.')
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Supprimer le dossier' }))
    expect(answers).toEqual([true])
    expect(screen.queryByRole('dialog')).toBeNull()
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

  test('that asks nothing has one button', async () => {
    const Teller = () => {
      const tell = useAlert()
      return (
        <button
          type="button"
          onClick={() => {
            void tell({
              title: 'Une nouvelle version est disponible',
              body: 'Vos saisies sont enregistrées.',
              action: 'Recharger',
            })
          }}
        >
          Dire
        </button>
      )
    }
    render(
      <Feedback>
        <Teller />
      </Feedback>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dire' }))
    expect(
      within(screen.getByRole('alertdialog'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Recharger'])
    await userEvent.click(screen.getByRole('button', { name: 'Recharger' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
