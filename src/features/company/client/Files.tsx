import { Progress } from 'antd'
import { messages } from '#contract'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { formatSize } from '#client/ui/formats'
import { DiskAlert } from './DiskAlert'
import { fileRoomApi, type FileRoom } from './fileRoom'

/** From this part on, the administrator is warned. */
const NEARLY_FULL = 0.9

/** How much room the files of the firm take, of what they may. */
export function Files() {
  const { data, error, refetch } = fileRoomApi.useFileRoomQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Card title="Fichiers" sentence="Les fichiers que la société garde dans Solive&nbsp;: logos, catalogues importés.">
      {data && <Room {...data} />}
      {error && !data && <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={2} />}
    </Card>
  )
}

function Room({ bytes, limit, lastOfDisk, areScanned }: FileRoom) {
  const part = bytes / limit
  const sentence = `${formatSize(bytes)} sur ${formatSize(limit)}`
  return (
    <>
      {lastOfDisk !== undefined && <DiskAlert left={lastOfDisk} />}
      <p>
        {sentence}.{part > NEARLY_FULL && ' Il reste peu de place\u202f: au-delà, aucun fichier n’est plus accepté.'}
      </p>
      <p>
        {areScanned
          ? 'Les pièces déposées passent par un antivirus.'
          : 'Les pièces déposées ne passent par aucun antivirus\u00a0: le serveur n’en a pas (CLAMAV_URL).'}
      </p>
      <Progress
        aria-label={`Place prise par les fichiers\u00a0: ${sentence}`}
        percent={Math.min(100, Math.round(part * 100))}
        format={(percent = 0) => `${percent}\u202f%`}
        status={part > NEARLY_FULL ? 'exception' : 'normal'}
      />
    </>
  )
}
