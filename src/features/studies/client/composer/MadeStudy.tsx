import { WarningFilled } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { SendButton, StateTag } from '#client/screens/lifecycle'
import { ErrorBlock, Skeleton } from '#client/ui'
import { useResource } from '#client/store'
import { studyLifecycle } from '#features/studies/contract'
import { useStudyActs } from '../acts'
import { holdPassword } from '../drafts/passwords'
import { useDraftActs } from '../drafts/useStudyDraft'
import { studyKind, type Study } from '../kinds'
import { editionText } from '../studyText'
import { GenerateButton } from './GenerateButton'
import type { ReviewStepProps } from './StepProps'
import { useSend } from './sending'

/** The study is made of the draft, then sent. */
export function MadeStudy(props: ReviewStepProps) {
  const { report } = props.draft
  return (
    <section className="study-part">
      <h3>Génération et envoi</h3>
      {report === null ? <Generate {...props} /> : <OfReport {...props} report={report} />}
    </section>
  )
}

const Generate = ({ onChange, ...props }: ReviewStepProps) => (
  <>
    <p className="study-note">Le PDF demande quelques secondes. Vous pouvez fermer ce panneau pendant ce temps.</p>
    <GenerateButton
      {...props}
      onMade={(report) => {
        onChange({ report })
      }}
    />
  </>
)

function OfReport({ report, ...props }: ReviewStepProps & { readonly report: string }) {
  const { resource, failure, refetch } = useResource('commercial_report', report)
  const isGone = failure?.kind === 'http' && failure.status === 404
  if (isGone)
    return (
      <ErrorBlock message="L’étude qui avait été générée a été supprimée.">
        <Button
          onClick={() => {
            props.onChange({ report: null })
          }}
        >
          Générer de nouveau
        </Button>
      </ErrorBlock>
    )
  if (!resource && failure) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!resource) return <Skeleton lines={2} />
  return <ReadyOrNot {...props} study={resource} />
}

function ReadyOrNot({ study, ...props }: ReviewStepProps & { readonly study: Study }) {
  const { status, reason } = study.attributes
  const acts = useStudyActs(props.file, study).filter(({ key }) => key === 'retry' || key === 'pdf')
  const isSendable = studyLifecycle.transitions.send.from.some((one) => one === status)
  return (
    <>
      <p className="study-state" role="status">
        <span>{editionText(study)}</span>
        <StateTag states={studyKind.states} status={status ?? 'generating'} />
        {status === 'generating' && 'L’étude se prépare…'}
        {status === 'failed' && reason}
        {status === 'stale' && 'Le dossier a changé depuis\u00a0: générez une nouvelle version.'}
      </p>
      <div className="study-actions">
        {isSendable && <Send {...props} report={study.id} />}
        {status === 'stale' && (
          <Button
            type="primary"
            onClick={() => {
              props.onChange({ report: null, previous: study.id })
            }}
          >
            Faire une nouvelle version
          </Button>
        )}
        {acts.map(({ key, label, act }) => (
          <Button key={key} onClick={act}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

function Send({ report, ...props }: ReviewStepProps & { readonly report: string }) {
  const { file, draft, password, passwordWarning, onRefused, onSent } = props
  const { isSending, send } = useSend(draft, password)
  const { forget } = useDraftActs(file)
  const sendIt = async () => {
    const errors = await send(report)
    if (errors) {
      onRefused(errors)
      return
    }
    onSent(report)
    holdPassword(null, draft.passwordKey)
    forget()
  }
  return (
    <>
      {passwordWarning !== undefined && (
        <p className="field-error field-warning study-send-warning">
          <WarningFilled aria-hidden /> {passwordWarning}
        </p>
      )}
      <SendButton isSending={isSending} onSend={() => void sendIt()}>
        Envoyer
      </SendButton>
    </>
  )
}
