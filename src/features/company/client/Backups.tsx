import { messages } from '#contract'
import { Card, ErrorBlock, formatDate, formatTime, Skeleton, StatusTag } from '#client/ui'
import { companyApi, type BackupState } from './api'

/** When everything was last backed up, for those who answer for the data of the firm. */
export function Backups() {
  const { data, error, refetch } = companyApi.useBackupsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Card title="Sauvegardes" sentence="Une sauvegarde contient toutes les données de Solive à un instant donné.">
      {data && <State {...data} />}
      {error && !data && <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={1} />}
    </Card>
  )
}

function State(state: BackupState) {
  return (
    <p>
      {(state.isLate || state.isFailing) && <StatusTag tone="warning">À vérifier</StatusTag>} {sentenceOf(state)}
    </p>
  )
}

const FAILING =
  'Leur dossier ne peut pas être écrit\u202f: aucune sauvegarde ne s’y fait. Prévenez la personne qui installe Solive.'

function sentenceOf({ isScheduled, isFailing, count, latestAt }: BackupState): string {
  if (!isScheduled)
    return 'Aucune sauvegarde quotidienne n’est faite. La personne qui installe Solive la demande par BACKUP_DIR.'
  const kept = keptSentence(count, latestAt)
  return isFailing ? `${FAILING} ${kept}` : kept
}

function keptSentence(count: number, latestAt: string | null): string {
  if (latestAt === null) return 'Aucune sauvegarde n’a encore été faite.'
  const kept = count > 1 ? `${count} sauvegardes sont gardées.` : 'C’est la seule.'
  return `La dernière a été faite le ${formatDate(latestAt)} à ${formatTime(latestAt)}. ${kept}`
}
