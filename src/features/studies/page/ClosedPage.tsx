import { useState } from 'react'
import type { ClosedLink } from '#features/studies/contract'

/** What came of a password. */
export type Opening = 'opened' | 'wrong' | 'tooMany' | 'unreachable'

interface ClosedPageProps {
  readonly closed: ClosedLink
  /** Tries a password; the page is read again once it opened. */
  readonly onOpen: (password: string) => Promise<Opening>
}

export const UNKNOWN_LINK = 'Cette étude n’existe pas, ou plus.'

/** What is said in place of a study. */
export function ClosedPage({ closed, onOpen }: ClosedPageProps) {
  return (
    <main className="closed">
      {'company' in closed && <p className="quiet">{closed.company}</p>}
      {closed.why === 'password' ? (
        <PasswordForm onOpen={onOpen} />
      ) : (
        <>
          <h1>{closedTitle(closed)}</h1>
          {closed.why === 'expired' && <p className="lead">Demandez-en un nouveau à {closed.adviser}.</p>}
        </>
      )}
    </main>
  )
}

/** The first sentence of a closed page, and its title. */
export function closedTitle({ why }: ClosedLink): string {
  switch (why) {
    case 'unknown':
      return UNKNOWN_LINK
    case 'expired':
      return 'Ce lien n’est plus valable.'
    case 'revoked':
      return 'Votre conseiller a retiré cette étude.'
    case 'password':
      return 'Cette étude est protégée par un mot de passe'
  }
}

const faults: Readonly<Record<Opening, string>> = {
  opened: '',
  wrong: 'Ce mot de passe n’est pas le bon.',
  tooMany: 'Trop d’essais\u00a0: réessayez dans un quart d’heure.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
}

function PasswordForm({ onOpen }: Pick<ClosedPageProps, 'onOpen'>) {
  const [password, setPassword] = useState('')
  const [opening, setOpening] = useState<Opening>('opened')
  const [isTrying, setIsTrying] = useState(false)
  const submit = async () => {
    setIsTrying(true)
    setOpening(await onOpen(password))
    setIsTrying(false)
  }
  return (
    <form
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{closedTitle({ why: 'password', company: '' })}</h1>
      <p>Votre conseiller vous l’a donné autrement que par e-mail.</p>
      <label htmlFor="password">Mot de passe</label>
      <input
        id="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        aria-invalid={faults[opening] !== ''}
        aria-describedby="password-fault"
        onChange={({ target }) => {
          setPassword(target.value)
        }}
      />
      <p id="password-fault" role="alert" className="error-text">
        {faults[opening]}
      </p>
      <button type="submit" className="button is-main" disabled={isTrying}>
        Ouvrir l’étude
      </button>
    </form>
  )
}
