import { FileDoneOutlined } from '@ant-design/icons'
import { today } from '#client/screens'
import { useFileDownload } from '#client/screens/downloads'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, formatDate, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { scpiSignaturesApi, type SignedVersion } from '../../api'
import { Comparison } from './Comparison'
import { endWords, signerWords } from './versionWords'
import './versions.css'

/** What the client signed, each time, and what has changed between two times. */
export function VersionsCard({ accountId }: { accountId: string }) {
  const { data, error, refetch } = scpiSignaturesApi.useVersionsQuery(accountId, { refetchOnMountOrArgChange: true })
  return (
    <Card title="Recueils signés" sentence="Ce que le client a signé, et ce qui a changé depuis.">
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && 'kind' in error && <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />}
      {data && data.versions.length === 0 && <p>Le client n’a encore rien signé.</p>}
      {data && data.versions.length > 0 && (
        <>
          <ul className="scpi-versions">
            {data.versions.map((version) => (
              <Version key={version.id} accountId={accountId} version={version} />
            ))}
          </ul>
          <Comparison signed={data} />
        </>
      )}
    </Card>
  )
}

function Version({ accountId, version }: { accountId: string; version: SignedVersion }) {
  return (
    <li>
      <strong>Signé le {formatDate(version.signedAt)}</strong>
      <span>{signerWords(version)}</span>
      <span>{endWords(version, today())}</span>
      <SignedPageButton accountId={accountId} version={version} />
    </li>
  )
}

/** Hands over the page that was signed by hand; nothing where there is none. */
export function SignedPageButton({ accountId, version }: { accountId: string; version: SignedVersion }) {
  const download = useFileDownload()
  const { id, pageName: name, signedAt } = version
  if (name === null) return null
  return (
    <Button
      icon={<FileDoneOutlined aria-hidden />}
      aria-label={`Télécharger la page signée le ${formatDate(signedAt)}`}
      onClick={() => void download({ path: `/scpi/v1/pp-accounts/${accountId}/versions/${id}/page`, name })}
    >
      Page signée
    </Button>
  )
}
