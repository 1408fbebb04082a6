import { formatDate, formatTime } from '#presentation/formats'
import { Icon } from '../icons'

interface BannersProps {
  readonly isStale: boolean
  readonly isOffline: boolean
  /** When what is shown was read, ISO 8601. */
  readonly readAt: string
}

/** What the reader must know of the whole study. */
export function Banners({ isStale, isOffline, readAt }: BannersProps) {
  return (
    <div role="status">
      {isOffline && (
        <p className="banner is-info">
          <Icon name="info" />
          Hors ligne&nbsp;: vous lisez la version du {formatDate(readAt)} à {formatTime(readAt)}.
        </p>
      )}
      {isStale && (
        <p className="banner is-warning">
          <Icon name="warning" />
          Votre conseiller prépare une mise à jour.
        </p>
      )}
    </div>
  )
}
