import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { DataTable } from '#client/ui/table'
import { useHasDraft } from '../drafts/useStudyDraft'
import { locationOf, withLocation } from '../studiesLocation'
import { useStudyRights } from '../useStudyRights'
import { studyColumns } from './columns'
import { useStudies } from './useStudies'
import '../studies.css'

const Composer = lazyPart(
  async () => (await import(/* webpackChunkName: "study-composer" */ '../composer/Composer')).Composer,
)
const StudyDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "study-sheet" */ '../sheet/StudyDrawer')).StudyDrawer,
)

/** The studies of a client file: each of their versions, what became of it, and how the next one begins. */
export function StudiesTab() {
  const { id } = useOpenAggregate()
  return (
    <div className="studies">
      <h2 className="visually-hidden">Études du client</h2>
      <StudyList file={id} />
      <Overlays file={id} />
    </div>
  )
}

interface OfFile {
  /** Id of the client file. */
  readonly file: string
}

function ComposeButton({ file }: OfFile) {
  const [, setParameters] = useSearchParams()
  const hasDraft = useHasDraft(file)
  return (
    <Button
      type="primary"
      onClick={() => {
        setParameters((current) => withLocation(current, { isComposing: true }))
      }}
    >
      {hasDraft ? 'Reprendre l’étude en préparation' : 'Préparer une étude'}
    </Button>
  )
}

function StudyList({ file }: OfFile) {
  const { edits } = useStudyRights()
  const { resources, isComplete, isFetching, failure, refetch } = useStudies(file)
  if (failure !== undefined && !isFetching) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!isComplete && resources.length === 0) return <Skeleton lines={6} />
  if (resources.length === 0)
    return (
      <Empty
        title="Aucune étude"
        sentence={
          'Une étude rassemble la situation du client, la solution et ses chiffres\u00a0: il la lit sur son téléphone, ou imprimée.'
        }
        action={edits && <ComposeButton file={file} />}
      />
    )
  return (
    <>
      {edits && (
        <div className="studies-head">
          <ComposeButton file={file} />
        </div>
      )}
      <DataTable
        caption="Études"
        columns={studyColumns(file)}
        rows={resources}
        rowKey={({ id }) => id}
        isBusy={isFetching}
        rowTone={({ attributes: { status } }) => (status === 'stale' || status === 'failed' ? 'warning' : undefined)}
      />
    </>
  )
}

/** What the address opens over the list. */
function Overlays({ file }: OfFile) {
  const [parameters, setParameters] = useSearchParams()
  const { reads, edits } = useStudyRights()
  const { study, isComposing } = locationOf(parameters)
  const onClose = () => {
    setParameters((current) => withLocation(current, {}))
  }
  return (
    <Suspense>
      {reads && study !== null && !isComposing && <StudyDrawer key={study} file={file} id={study} onClose={onClose} />}
      {edits && isComposing && (
        <Composer
          file={file}
          onClose={onClose}
          onSent={(id) => {
            setParameters((current) => withLocation(current, { study: id }))
          }}
        />
      )}
    </Suspense>
  )
}
