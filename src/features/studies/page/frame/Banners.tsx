import type { StudyReading } from '#features/studies/contract'
import { formatDate, formatTime } from '#presentation/formats'
import { Icon } from '../icons'

interface BannersProps {
  readonly isStale: boolean
  /** The version before this one, as long as it is to be said. */
  readonly replaces: StudyReading['replaces']
  readonly isOffline: boolean
  /** How many questions were refused for good. */
  readonly refused: number
  /** When what is shown was read, ISO 8601. */
  readonly readAt: string
  readonly onQuestions: () => void
}

/** What the reader must know of the whole study. */
export function Banners({ isStale, replaces, isOffline, refused, readAt, onQuestions }: BannersProps) {
  return (
    <div role="status">
      {isOffline && (
        <p className="banner is-info">
          <Icon name="info" />
          Hors ligne&nbsp;: vous lisez la version du {formatDate(readAt)} à {formatTime(readAt)}.
        </p>
      )}
      {replaces && (
        <p className="banner is-info">
          <Icon name="info" />
          Cette étude remplace celle du {formatDate(replaces.madeOn)}.
        </p>
      )}
      {isStale && (
        <p className="banner is-warning">
          <Icon name="warning" />
          Votre conseiller prépare une mise à jour.
        </p>
      )}
      {refused > 0 && (
        <p className="banner is-warning">
          <Icon name="warning" />
          <span>
            {refused === 1
              ? 'Une de vos questions n’a pas été reçue.'
              : `${refused} de vos questions n’ont pas été reçues.`}{' '}
            <button type="button" className="link-button" onClick={onQuestions}>
              {refused === 1 ? 'La relire' : 'Les relire'}
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
