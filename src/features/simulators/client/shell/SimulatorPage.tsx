import type { ReactNode } from 'react'
import type { FieldErrors, ResourceDefinition } from '#contract'
import { Card, Empty, ErrorBlock, formatDate, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { SectionForm } from '#client/forms'
import { OFFLINE } from '#client/screens'
import { Places } from '#client/screens/places'
import { whyNotRead, type ApiFailure } from '#client/transport'
import { UnverifiedRules } from '#features/simulation/client/explanation'
import type { SimulatorCard } from '../simulators'
import { answersAddress } from './addressInputs'
import { FilledFrom } from './FilledFrom'
import { PrintedAnswers } from './PrintedAnswers'
import type { Inputs } from './useInputs'
import { useRecorded } from './useRecorded'
import './simulators.css'
import './simulatorPrint.css'

/** An answer on its way or there, whoever calculated it. */
export interface AnswerState {
  /** The day of the rules, what nobody has checked, who calculated; null before the first answer. */
  readonly shown: {
    readonly rulesAsOf: string
    readonly unverified: readonly string[]
    readonly by: 'server' | 'device'
  } | null
  readonly isOutdated: boolean
  readonly failure: ApiFailure | undefined
  readonly refusals: FieldErrors
  readonly retry: () => void
}

interface SimulatorPageProps {
  readonly simulator: SimulatorCard
  readonly definition: ResourceDefinition
  readonly inputs: Inputs
  readonly reading: AnswerState
  /** French names of the answers that the calculation waits for, missing or wrong. */
  readonly missing: readonly string[]
  readonly actions?: ReactNode
  /** The fields, in their order. */
  readonly fields: ReactNode
  /** What counts most of the answer, in a line: stays in sight on a phone. */
  readonly summary: ReactNode
  /** The same in a few words, by which one finds it again among the last calculations. */
  readonly headline: string | undefined
  /** The answer; drawn once there is one. */
  readonly result: ReactNode
  /** Whether the answer itself says by which rules it was found. */
  readonly isDated?: boolean
}

/** What every simulator stands in: what is asked on one side, the answer that follows on the other. */
export function SimulatorPage(props: SimulatorPageProps) {
  const { simulator, definition, inputs, reading, actions, fields, summary, headline } = props
  useRecorded(headline, isCurrent(props) ? answersAddress(simulator, definition, inputs.values) : null)
  return (
    <Places kind="municipality">
      <PageHeader title={simulator.label} actions={actions} />
      <PageBody>
        <p className="simulator-question">{simulator.question}</p>
        {inputs.from !== null && <FilledFrom id={inputs.from} />}
        <div className="simulator">
          {reading.shown && <p className="simulator-summary">{summary}</p>}
          <PrintedAnswers definition={definition} values={inputs.values} />
          <Card title="Vos réponses">
            <div className="simulator-fields">
              <SectionForm
                key={inputs.form}
                definition={definition}
                reference={{ type: definition.type, id: String(inputs.form) }}
                attributes={inputs.values}
                errors={reading.refusals}
                onEdit={inputs.change}
              >
                {fields}
              </SectionForm>
            </div>
          </Card>
          <Results {...props} />
        </div>
      </PageBody>
    </Places>
  )
}

/** Whether what is shown is the answer to what is asked. */
const isCurrent = ({ reading, missing }: SimulatorPageProps): boolean =>
  reading.shown !== null && !reading.isOutdated && missing.length === 0 && Object.keys(reading.refusals).length === 0

function Results({ reading, missing, result, isDated = false }: SimulatorPageProps) {
  const { shown, isOutdated, failure, refusals } = reading
  const isRefused = Object.keys(refusals).length > 0
  const isFormer = isOutdated || missing.length > 0 || isRefused
  const isAwaited = !shown && !failure && missing.length === 0 && !isRefused
  return (
    <div className="simulator-results" aria-busy={isOutdated}>
      <h2 className="visually-hidden">Résultat</h2>
      <Waiting missing={missing} refusals={refusals} />
      <NotAnswered {...reading} />
      {isAwaited && <Skeleton lines={8} />}
      {shown && (
        <div className={isFormer ? 'simulator-result simulator-former' : 'simulator-result'}>
          {result}
          {!isDated && <p className="simulator-rules">Règles au {formatDate(shown.rulesAsOf)}</p>}
          <UnverifiedRules sentences={shown.unverified} />
        </div>
      )}
    </div>
  )
}

/** What the calculation waits for, or what the rules refuse. */
function Waiting({ missing, refusals }: { readonly missing: readonly string[]; readonly refusals: FieldErrors }) {
  const refused = Object.values(refusals).flat()
  if (refused.length > 0)
    return (
      <Card>
        <ul className="simulator-refusals" role="status">
          {refused.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Card>
    )
  if (missing.length === 0) return null
  return (
    <Card>
      <Empty
        title="Le calcul attend des réponses"
        sentence={`À compléter ou à corriger\u00a0: ${missing.join(', ')}.`}
      />
    </Card>
  )
}

/** Why the server did not answer, and what is shown instead. */
function NotAnswered({ shown, failure, isOutdated, refusals, retry }: AnswerState) {
  if (!failure || Object.keys(refusals).length > 0) return null
  if (failure.kind === 'network' && shown && !isOutdated)
    return (
      <p className="on-this-device" role="status">
        <strong>Calculé sur cet appareil</strong>, avec les règles au {formatDate(shown.rulesAsOf)} et les dernières
        hypothèses connues de votre société.
      </p>
    )
  const reason = failure.kind === 'network' ? OFFLINE : whyNotRead(failure)
  return <ErrorBlock message={`${reason} Vos réponses sont gardées.`} onRetry={retry} />
}
