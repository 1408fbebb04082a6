import { Icon } from '../icons'

interface TrackingNoticeProps {
  readonly adviser: string
  readonly onOptOut: () => void
  readonly onMore: () => void
}

/** Says that the adviser hears of the reading; whoever reads may refuse. */
export function TrackingNotice({ adviser, onOptOut, onMore }: TrackingNoticeProps) {
  return (
    <p className="tracking quiet">
      <Icon name="eye" />
      <span>
        Votre lecture est signalée à {adviser}.{' '}
        <button type="button" className="link-button" onClick={onMore}>
          En savoir plus
        </button>{' '}
        <button type="button" className="link-button" onClick={onOptOut}>
          Désactiver
        </button>
      </span>
    </p>
  )
}
