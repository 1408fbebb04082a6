import { useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { isUuid, type FieldErrors } from '#contract'
import { Refused } from '#client/screens/errors'
import { sentenceOf } from '#client/screens/lifecycle'
import { Card, ErrorBlock, PageHeader, Skeleton, StatusTag } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { reportOf } from '#domain'
import { ENGINE_VERSION } from '#features/simulation/contract'
import { OperationExplanations, type ShownOperation } from '#features/simulation/client/explanation'
import { YearlyEffort } from '#features/simulation/client/results'
import { chaptersOf } from '#features/studies/contract/chapters'
import { chapterKeys } from '#features/studies/contract/study'
import type { DraftedStudy } from '../api'
import { ChapterList } from '../composer/ChapterList'
import { GenerateButton } from '../composer/GenerateButton'
import { useDraftedStudy } from '../composer/useDraftedStudy'
import { requestOf, type StudyDraft } from '../drafts/draft'
import { useDraftActs, useStudyDraft } from '../drafts/useStudyDraft'
import { studiesAddress } from '../studiesLocation'
import { useStudyRights } from '../useStudyRights'
import { Blocks } from './Blocks'
import { Cover } from './Cover'
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

/** Chapters are shown and hidden here: what is asked for does not change with them. */
const EVERY_CHAPTER = chapterKeys.map((key) => ({ key, enabled: true }))

interface OfFile {
  /** Id of the client file. */
  readonly file: string
}

function Preview({ file }: OfFile) {
  const draft = useStudyDraft(file)
  const { drafted, failure, refetch } = useDraftedStudy({ ...requestOf(file, draft), chapters: EVERY_CHAPTER })
  const [errors, setErrors] = useState<FieldErrors>({})
  const refused = sentenceOf(errors)
  return (
    <>
      <PageHeader
        isPinned
        title="Étude"
        extra={<StatusTag tone="warning">Aperçu — non envoyé</StatusTag>}
        actions={<Generate file={file} draft={draft} onRefused={setErrors} />}
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

interface GenerateProps extends OfFile {
  readonly draft: StudyDraft
  readonly onRefused: (errors: FieldErrors) => void
}

/** Makes the study, and leads to where it is sent. */
function Generate(props: GenerateProps) {
  const { edits } = useStudyRights()
  const { change } = useDraftActs(props.file)
  const navigate = useNavigate()
  if (!edits) return null
  return (
    <GenerateButton
      {...props}
      onMade={(report) => {
        change({ report, step: 3 })
        void navigate(studiesAddress(props.file, { isComposing: true }))
      }}
    />
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
      <p>
        <Link to={studiesAddress(file, { isComposing: true })}>Revenir à la préparation de l’étude</Link>
      </p>
    </aside>
  )
}

interface ChaptersProps {
  readonly drafted: DraftedStudy
  readonly draft: StudyDraft
}

/** The chapters, their amounts explained as those of the file are. */
function Chapters({ drafted, draft: { chapters, title: chosen } }: ChaptersProps) {
  const { facts, figures } = drafted
  const operation = useMemo(() => explainedOperation(drafted), [drafted])
  const { answer, configuration } = operation
  const effort = <YearlyEffort result={answer} configuration={configuration} height={280} hasImage={false} />
  const shown = chaptersOf({ ...facts, chapters }, figures)
  return (
    <OperationExplanations operation={operation}>
      <div className="study-preview-pages">
        <Cover drafted={drafted} title={chosen ?? facts.title} />
        {shown.map(({ key, title, blocks }, index) => (
          <Card key={key} title={title} actions={<Place index={index} count={shown.length} />}>
            <Blocks blocks={blocks} effort={effort} />
          </Card>
        ))}
      </div>
    </OperationExplanations>
  )
}

const Place = ({ index, count }: { readonly index: number; readonly count: number }) => (
  <span className="study-note">
    Chapitre {index + 1} sur {count}
  </span>
)

/** The operation of a study, whose figures this device calculates again with how they were found. */
function explainedOperation({ facts: { operation }, figures: { result } }: DraftedStudy): ShownOperation {
  const { configuration, context } = operation
  const meta = {
    rules_as_of: context.asOf,
    engine_version: ENGINE_VERSION,
    unverified: result.unverified,
    context,
  }
  return { answer: { data: reportOf(result), meta }, configuration, taken: {} }
}
