import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isUuid, type FieldErrors } from '#contract'
import { OFFLINE, useOnline } from '#client/screens'
import { Refused } from '#client/screens/errors'
import { sentenceOf } from '#client/screens/lifecycle'
import { Card, ErrorBlock, PageHeader, Skeleton, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { chaptersOf } from '#features/studies/contract/chapters'
import type { DraftedStudy } from '../api'
import { ChapterList } from '../composer/ChapterList'
import { useGeneration } from '../composer/generation'
import { useDraftedStudy } from '../composer/useDraftedStudy'
import { requestOf, type StudyDraft } from '../drafts/draft'
import { useDraftActs, useStudyDraft } from '../drafts/useStudyDraft'
import { studiesAddress } from '../studiesLocation'
import { useStudyRights } from '../useStudyRights'
import { Blocks } from './Blocks'
import '../studies.css'
import './preview.css'

/** How the study of a client file would look, from the draft of this device; nothing is sent. */
export function PreviewScreen() {
  const [parameters] = useSearchParams()
  const file = parameters.get('client_file') ?? ''
  const { reads } = useStudyRights()
  if (!reads) return <Refused />
  return (
    <>
      <title>Aperçu de l’étude · Solive</title>
      {isUuid(file) ? <Preview key={file} file={file} /> : <NoFile />}
    </>
  )
}

const NoFile = () => (
  <PageBody>
    <ErrorBlock message={'Cette adresse ne nomme aucun dossier\u00a0: ouvrez l’aperçu depuis un dossier client.'} />
  </PageBody>
)

interface OfFile {
  /** Id of the client file. */
  readonly file: string
}

function Preview({ file }: OfFile) {
  const draft = useStudyDraft(file)
  const { chapters: _chosen, ...request } = requestOf(file, draft)
  const { drafted, failure, refetch } = useDraftedStudy(request)
  const [errors, setErrors] = useState<FieldErrors>({})
  const refused = sentenceOf(errors)
  return (
    <>
      <PageHeader
        isPinned
        title="Étude"
        extra={<StatusTag tone="warning">Aperçu — non envoyé</StatusTag>}
        actions={<GenerateButton file={file} draft={draft} onRefused={setErrors} />}
      />
      <PageBody>
        <div className="study-preview">
          {refused !== '' && <ErrorBlock message={refused} />}
          {failure !== undefined && <ErrorBlock message={failure} onRetry={refetch} />}
          <Choices file={file} draft={draft} />
          {drafted ? (
            <Chapters drafted={drafted} draft={draft} />
          ) : (
            failure === undefined && <Skeleton lines={12} onRetry={refetch} />
          )}
        </div>
      </PageBody>
    </>
  )
}

interface GenerateButtonProps extends OfFile {
  readonly draft: StudyDraft
  readonly onRefused: (errors: FieldErrors) => void
}

/** Makes the study, and leads to where it is sent. */
function GenerateButton({ file, draft, onRefused }: GenerateButtonProps) {
  const { edits } = useStudyRights()
  const { change } = useDraftActs(file)
  const { isSending, generate } = useGeneration()
  const navigate = useNavigate()
  const isOnline = useOnline()
  if (!edits) return null
  const make = async () => {
    onRefused({})
    const made = await generate(requestOf(file, draft))
    if ('errors' in made) {
      onRefused(made.errors)
      return
    }
    change({ report: made.id, step: 3 })
    await navigate(studiesAddress(file, { isComposing: true }))
  }
  return (
    <Button
      type="primary"
      loading={isSending}
      disabled={!isOnline}
      title={isOnline ? undefined : OFFLINE}
      onClick={() => {
        if (!isSending) void make()
      }}
    >
      Générer
    </Button>
  )
}

/** Which chapters are shown, and in which order. */
function Choices({ file, draft: { chapters } }: OfFile & { readonly draft: StudyDraft }) {
  const { edits } = useStudyRights()
  const { change } = useDraftActs(file)
  return (
    <aside className="study-preview-chapters" aria-label="Chapitres de l’étude">
      <ChapterList
        chapters={chapters}
        canShow={edits}
        canMove={edits}
        onChange={(changed) => {
          change({ chapters: changed })
        }}
      />
    </aside>
  )
}

interface ChaptersProps {
  readonly drafted: DraftedStudy
  readonly draft: StudyDraft
}

const Chapters = ({ drafted: { facts, figures }, draft: { chapters, title: chosen } }: ChaptersProps) => (
  <div className="study-preview-pages">
    <p className="study-preview-title">{chosen ?? facts.title}</p>
    {chaptersOf({ ...facts, chapters }, figures).map(({ key, title, blocks }) => (
      <Card key={key} title={title}>
        <Blocks blocks={blocks} />
      </Card>
    ))}
  </div>
)
