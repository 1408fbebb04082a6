import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { enumerations } from '#contract'
import { schemes } from '#domain'
import { whyNotRead } from '#client/transport'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { useClientFile } from '../../../shared/useClientFile'
import { Empty, ErrorBlock, Skeleton, Theme } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { Refused } from '#client/screens/errors'
import { Places } from '#client/screens/places'
import { OpenAggregateContext, useEdited } from '#client/editing'
import { useOpenSolution } from '../../useOpenSolution'
import { PrintedHeader } from './PrintedHeader'
import { PaperDownload, PrintTools, ReadyPaper } from '#features/simulation/client/print'

/** The solution of a client file on four pages of paper, as the file says it. `?auto=1` prints it at once. */
export function PrintScreen() {
  const { uuid = '' } = useParams()
  return (
    <Theme mode="light">
      <OpenAggregateContext key={uuid} value={{ type: 'client_file', id: uuid, readOnly: true }}>
        <Places kind="municipality">
          <main className="printed">
            <LoadedFile id={uuid} />
          </main>
        </Places>
      </OpenAggregateContext>
    </Theme>
  )
}

function LoadedFile({ id }: { id: string }) {
  const { isComplete, failure, refetch } = useClientFile(id)
  if (failure?.kind === 'http' && [404, 410].includes(failure.status))
    return <Empty isPage title="Ce dossier n’existe plus" sentence="Il a été supprimé, ou il n’est pas à vous." />
  if (failure?.kind === 'http' && failure.status === 403) return <Refused />
  if (!isComplete && failure) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  return isComplete ? <Solution id={id} /> : <Skeleton lines={8} />
}

function Solution({ id }: { id: string }) {
  useOpenSolution()
  const [parameters] = useSearchParams()
  const { status, result, configuration } = useAppSelector(selectSolution)
  const isReady = status === 'ready' && result !== null && configuration !== null
  const isAutomatic = parameters.get('auto') === '1'
  if (isReady) {
    const scheme = schemes.find(configuration.project)
    return (
      <>
        <PrintedName id={id} day={result.meta.rules_as_of} />
        <PrintTools>
          {scheme && (
            <PaperDownload
              scheme={enumerations.projectSlugs[scheme.id][0]}
              asked={{ ...configuration, client_file: id }}
            />
          )}
          <Link to={clientFileAddress(id, 'solution')}>Retourner à la solution</Link>
        </PrintTools>
        <Suspense fallback={<Skeleton lines={8} />}>
          <ReadyPaper
            result={result}
            configuration={configuration}
            header={<PrintedHeader day={result.meta.rules_as_of} />}
            isAutomatic={isAutomatic}
          />
        </Suspense>
      </>
    )
  }
  if (status === 'invalid' || status === 'failed') {
    return (
      <Empty
        isPage
        title="Rien à imprimer"
        sentence="L’opération n’est pas calculée."
        action={<Link to={clientFileAddress(id, 'solution')}>Compléter la solution</Link>}
      />
    )
  }
  return <Skeleton lines={8} />
}

/** The PDF that a browser makes bears the title of the page: that of the file, and the day of the study (`YYYY-MM-DD`). */
function PrintedName({ id, day }: { id: string; day: string }) {
  const title = useEdited('client_file', id)?.attributes.title
  return <title>{[title, 'Solution chiffrée', day].filter(Boolean).join(' · ')}</title>
}
