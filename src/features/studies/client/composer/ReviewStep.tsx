import { CheckCircleFilled, ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { FieldErrors } from '#contract'
import { useMayOpen } from '#client/screens/reach'
import { ErrorBlock, formatNumber, KeyFigure, KeyFigures, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { companyAddress } from '#features/company/contract'
import { studyPreviewAddress } from '#features/studies/contract'
import { chaptersOf, keyFigures } from '#features/studies/contract/chapters'
import type { DraftedStudy, StudyCheck } from '../api'
import { requestOf } from '../drafts/draft'
import type { ReviewStepProps } from './StepProps'
import { MadeStudy } from './MadeStudy'
import { sendingChecks } from './sendingChecks'
import { otherErrors } from './steps'
import { useDraftedStudy } from './useDraftedStudy'
import { useRecipients } from './useRecipients'

/** What is looked at before the study is made, what it will say, and its sending. */
export function ReviewStep({ problems, onWrong, ...props }: ReviewStepProps & Wrong) {
  const { file, draft, errors } = props
  const recipients = useRecipients(draft)
  const { drafted, failure, refetch } = useDraftedStudy(requestOf(file, draft))
  const others = otherErrors(errors)
  return (
    <>
      {others.length > 0 && (
        <ErrorBlock message={others.join(' ')}>{Object.hasOwn(errors, 'parameters') && <ParametersLink />}</ErrorBlock>
      )}
      {failure !== undefined && <ErrorBlock message={failure} onRetry={refetch} />}
      {drafted && (
        <>
          <Checks checks={[...drafted.checks, ...sendingChecks({ ...props, recipients })]} />
          <Summary file={file} drafted={drafted} />
        </>
      )}
      {!drafted && failure === undefined && <Skeleton lines={6} />}
      {Object.keys(problems).length === 0 ? (
        <MadeStudy {...props} />
      ) : (
        <ErrorBlock message="Il reste des réponses à corriger avant de générer et d’envoyer.">
          <Button onClick={onWrong}>Corriger</Button>
        </ErrorBlock>
      )}
    </>
  )
}

interface Wrong {
  /** What keeps the study from being made and sent, by field. */
  readonly problems: FieldErrors
  /** Shows where. */
  readonly onWrong: () => void
}

const signs = {
  ok: { icon: <CheckCircleFilled aria-hidden />, words: 'Vérifié' },
  warning: { icon: <WarningFilled aria-hidden />, words: 'À vérifier' },
  missing: { icon: <ExclamationCircleFilled aria-hidden />, words: 'Manquant' },
} as const

const Checks = ({ checks }: { readonly checks: readonly StudyCheck[] }) => (
  <section className="study-part">
    <h3>Contrôle</h3>
    <ul className="study-check-list">
      {checks.map(({ key, label, state, message }) => (
        <li key={key} data-state={state}>
          {signs[state].icon}
          <span className="study-lines">
            <strong>
              <span className="visually-hidden">{signs[state].words}&nbsp;: </span>
              {label}
            </strong>
            <span className="study-note">
              <CheckMessage message={message} /> {key === 'parameters' && state !== 'ok' && <ParametersLink />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

/** Characters of a message that stands whole. */
const SHORT = 180

const CheckMessage = ({ message }: Pick<StudyCheck, 'message'>) =>
  message.length <= SHORT ? (
    message
  ) : (
    <details>
      <summary>Voir le détail</summary>
      {message}
    </details>
  )

/** Where the texts of the firm are written, for who may. */
function ParametersLink() {
  const mayOpen = useMayOpen()
  return mayOpen(companyAddress) ? (
    <Link to={`${companyAddress}?tab=rapport`}>Compléter les textes de la société</Link>
  ) : (
    <span>Demandez à un administrateur de votre société de les compléter.</span>
  )
}

interface SummaryProps {
  /** Id of the client file. */
  readonly file: string
  readonly drafted: DraftedStudy
}

/** The study in short: its title, its figures, its chapters. */
function Summary({ file, drafted: { facts, figures } }: SummaryProps) {
  const chapters = chaptersOf(facts, figures)
  return (
    <section className="study-part">
      <h3>{facts.title}</h3>
      <KeyFigures>
        {keyFigures(figures).map(({ label, value, isMain = false }) => (
          <KeyFigure key={label} label={label} value={value} lead={isMain} />
        ))}
      </KeyFigures>
      <p>
        {formatNumber(chapters.length)} chapitres&nbsp;: {chapters.map(({ title }) => title).join(', ')}.
      </p>
      <p>
        <Link to={studyPreviewAddress(file)}>Voir l’aperçu</Link>
      </p>
    </section>
  )
}
