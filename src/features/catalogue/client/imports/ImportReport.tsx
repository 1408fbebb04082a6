import { useEffect, useRef } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { messages } from '#contract'
import { useFileDownload } from '#client/screens/downloads'
import { Card, ErrorBlock, formatDate, formatNumber, formatTime, KeyFigure, KeyFigures, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { ImportCounts } from '#features/catalogue/contract'
import { importsApi } from './api'
import { isUnderWay, type CatalogueImport, type Pictures } from './catalogueImport'
import { ReportTable } from './ReportTable'
import { rowsOf, untold } from './reportRows'
import { RunImport } from './RunImport'

const POLLING_MS = 1_000

interface ImportReportProps {
  readonly id: string
  /** Told once what was previewed is being imported. */
  readonly onRun: () => void
}

/** One import: how far it is, then what it did, or would do, line by line. */
export function ImportReport({ id, onRun }: ImportReportProps) {
  const { data: told } = importsApi.endpoints.import.useQueryState(id)
  const { error, refetch } = importsApi.useImportQuery(id, {
    pollingInterval: told && isUnderWay(told) ? POLLING_MS : 0,
  })
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    region.current?.scrollIntoView({ block: 'start' })
    region.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div ref={region} tabIndex={-1} className="import-report">
      <Card
        title={told?.isPreview ? 'Prévisualisation' : 'Compte rendu'}
        actions={told?.counts && <Download told={told} />}
      >
        {told ? (
          <Told told={told} onRun={onRun} />
        ) : error ? (
          <ErrorBlock
            message={'message' in error ? (error.message ?? messages.technical) : messages.technical}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </Card>
    </div>
  )
}

function Told({ told, onRun }: { readonly told: CatalogueImport } & Pick<ImportReportProps, 'onRun'>) {
  return (
    <>
      <p className="card-sentence">
        {told.source}
        {told.provider !== null && ` (${told.provider})`}, le {formatDate(told.createdAt)} à{' '}
        {formatTime(told.createdAt)}. {told.isPreview && 'Rien n’est encore écrit.'}
        {told.state === 'undone' && 'Cet import a été annulé.'}
      </p>
      <div role="status">{isUnderWay(told) && <Advance told={told} />}</div>
      {told.failure !== null && <ErrorBlock message={told.failure} />}
      {told.counts && (
        <>
          <Figures label="Programmes" counts={told.counts.programs} isForeseen={told.isPreview} />
          <Figures label="Lots" counts={told.counts.properties} isForeseen={told.isPreview} />
          {told.isPreview && told.state === 'done' && <RunImport told={told} onRun={onRun} />}
          <ReportTable
            key={`${told.id} ${told.state}`}
            caption="Compte rendu par ligne"
            rows={rowsOf(told)}
            isForeseen={told.isPreview}
          />
          <Untold count={untold(told)} />
          {told.pictures !== null && <PictureCounts pictures={told.pictures} />}
        </>
      )}
    </>
  )
}

function Advance({ told: { done, total, isPreview } }: { readonly told: CatalogueImport }) {
  const percent = total === null || total === 0 ? 0 : Math.floor((100 * done) / total)
  return (
    <>
      <p>
        {isPreview ? 'Lecture des fichiers' : 'Import'} en cours
        {total !== null && `\u00a0: ${formatNumber(done)} programmes sur ${formatNumber(total)}`}.
      </p>
      <Progress percent={percent} showInfo={false} status="active" aria-label="Avancement de l’import" />
    </>
  )
}

function Figures({
  label,
  counts,
  isForeseen,
}: {
  readonly label: string
  readonly counts: ImportCounts
  readonly isForeseen: boolean
}) {
  const { created, updated, unchanged, withdrawn, rejected } = counts
  return (
    <section aria-label={label}>
      <h3 className="import-figures">{label}</h3>
      <KeyFigures>
        <KeyFigure label={isForeseen ? 'À créer' : 'Créés'} value={formatNumber(created)} />
        <KeyFigure label={isForeseen ? 'À modifier' : 'Modifiés'} value={formatNumber(updated)} />
        <KeyFigure label="Inchangés" value={formatNumber(unchanged)} />
        <KeyFigure label={isForeseen ? 'À retirer' : 'Retirés'} value={formatNumber(withdrawn)} />
        <KeyFigure label="Refusés" value={formatNumber(rejected)} />
      </KeyFigures>
    </section>
  )
}

function PictureCounts({ pictures: { waiting, kept } }: { readonly pictures: Pictures }) {
  if (waiting + kept === 0) return null
  return (
    <p>
      Images et plans&nbsp;: {formatNumber(kept)} copiés, {formatNumber(waiting)} en attente.
    </p>
  )
}

function Untold({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <p>Et {formatNumber(count)} autres changements, comptés ci-dessus.</p>
}

function Download({ told: { id } }: { readonly told: CatalogueImport }) {
  const download = useFileDownload()
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => void download({ path: `/v3/company/imports/${id}`, name: 'compte-rendu.json' })}
    >
      Télécharger (JSON)
    </Button>
  )
}
