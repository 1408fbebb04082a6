import type { StudyReading } from '#features/studies/contract'
import { Icon } from '../icons'
import { useReadable } from '../readable'
import type { ReaderTools } from '../tools'

interface TrackingNoticeProps {
  readonly reading: Pick<StudyReading, 'adviser' | 'tracking'>
  readonly tools: Pick<ReaderTools, 'isTelling' | 'optOut'>
  readonly onMore: () => void
}

/** What is said where the reading was told, and no longer is. */
export const NOT_TOLD = 'Votre lecture n’est plus signalée. Vos questions le sont encore.'

/** Says that the adviser hears of the reading; whoever reads may refuse, and is told that it was done. */
export function TrackingNotice({ reading: { adviser, tracking }, tools, onMore }: TrackingNoticeProps) {
  const isTelling = useReadable(tools.isTelling)
  if (!tracking.isOn) return null
  return (
    <p className="tracking quiet">
      <Icon name="eye" />
      <span role="status">{!isTelling && NOT_TOLD}</span>
      {isTelling && (
        <span>
          Votre lecture est signalée à {adviser.name}.{' '}
          <button type="button" className="link-button" onClick={onMore}>
            En savoir plus
          </button>{' '}
          <button type="button" className="link-button" onClick={tools.optOut}>
            Désactiver
          </button>
        </span>
      )}
    </p>
  )
}
