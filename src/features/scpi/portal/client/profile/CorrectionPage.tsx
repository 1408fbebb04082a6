import { useState } from 'react'
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Link, useNavigate } from 'react-router-dom'
import { definitionOf } from '#contract'
import { outcomeOf } from '#client/api'
import { useConfirm } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { Correction, TestState } from '#features/scpi/clients/contract/questions'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { testChapters, type Chapter } from './chapters'
import { NextChapter } from './NextChapter'
import { ChapterFrame, ChapterHeading } from './ChapterFrame'
import { profileApi } from './profileApi'
import { useProfile } from './ProfileContext'
import type { Step } from './steps'

/** What was right in a chapter of the knowledge test, and why; and whether it may be tried again. */
export function CorrectionPage({ chapter }: { chapter: Chapter }) {
  const { accountId, readOnly } = useProfile()
  const { currentData, error, refetch } = profileApi.usePortalCorrectionQuery(accountId)
  const other = testChapters.find((one) => one !== chapter)
  const right = chapter.steps.filter(({ key }) => currentData?.correction[key]?.isRight === true).length
  return (
    <ChapterFrame title={chapter.title} footer={<NextChapter chapter={chapter} />}>
      <ChapterHeading of="correction">La correction</ChapterHeading>
      {currentData ? (
        <>
          <p>
            {right} sur {chapter.steps.length} {right > 1 ? 'réponses justes' : 'réponse juste'}.
          </p>
          <ol className="correction">
            {chapter.steps.map((step) => (
              <CorrectedQuestion key={step.key} step={step} corrected={currentData.correction[step.key]} />
            ))}
          </ol>
          {other && (
            <p>
              <Link to={portalProfileAddress(other.slug)}>La correction de «&nbsp;{other.title}&nbsp;»</Link>
            </p>
          )}
          {!readOnly && <Again chapter={chapter} test={currentData} />}
        </>
      ) : error && 'kind' in error ? (
        <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </ChapterFrame>
  )
}

function CorrectedQuestion({ step: { key, words }, corrected }: { step: Step; corrected: Correction | undefined }) {
  if (!corrected) return null
  const { given, right, isRight, explanation } = corrected
  const labelOf = (code: string | null): string =>
    definitionOf('quiz').fields[key]?.choices?.find(({ value }) => value === code)?.label ?? code ?? '—'
  return (
    <li>
      <h2>{words}</h2>
      <p className={isRight ? 'correction-right' : 'correction-wrong'}>
        {isRight ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}{' '}
        {isRight ? 'Juste' : 'Faux'}, vous avez répondu&nbsp;: {labelOf(given)}
      </p>
      {!isRight && <p>La bonne réponse&nbsp;: {labelOf(right)}</p>}
      <p className="portal-note">{explanation}</p>
    </li>
  )
}

/** Another attempt, as long as one is left. */
function Again({ chapter, test: { attemptsLeft, nextAttemptAt } }: { chapter: Chapter; test: TestState }) {
  const navigate = useNavigate()
  const { accountId } = useProfile()
  const isOnline = useOnline()
  const [refusal, setRefusal] = useState('')
  const [act, { isLoading }] = profileApi.useActOnOwnTestMutation()
  const confirm = useConfirm()
  const restart = async () => {
    const isSure = await confirm({
      question: 'Recommencer le test\u202f?',
      consequence: `${ERASED} ${leftAfterWords(attemptsLeft)}Votre score reste celui de votre dernier essai tant que le nouveau n’est pas remis.`,
      yes: 'Recommencer',
      isDangerous: true,
    })
    if (!isSure) return
    const { error } = outcomeOf(await act({ id: accountId, action: 'restart' }))
    if (error) setRefusal(error.message)
    else await navigate(portalProfileAddress(chapter.slug), { replace: true })
  }
  const isOver = attemptsLeft !== null && attemptsLeft <= 0
  return (
    <div className="correction-again">
      <p>{againWords(attemptsLeft, nextAttemptAt)}</p>
      <div role="alert">{refusal !== '' && <p className="field-error">{refusal}</p>}</div>
      {!isOver && (
        <Button
          loading={isLoading}
          disabled={!isOnline}
          title={isOnline ? undefined : OFFLINE}
          onClick={() => void restart()}
        >
          Recommencer
        </Button>
      )}
    </div>
  )
}

const ERASED = `Vos ${String(testChapters.flatMap(({ steps }) => steps).length)} réponses seront effacées, celles de «\u00a0${testChapters.map(({ title }) => title).join('\u00a0» comme celles de «\u00a0')}\u00a0».`

/** How many attempts are left once the one that begins is handed in. */
function leftAfterWords(attemptsLeft: number | null): string {
  if (attemptsLeft === null) return ''
  const left = attemptsLeft - 1
  if (left <= 0) return 'Après cet essai, il ne vous en restera plus pour le moment. '
  return `Après cet essai, il vous en restera ${left === 1 ? 'un' : String(left)}. `
}

function againWords(attemptsLeft: number | null, nextAttemptAt: string | null): string {
  if (attemptsLeft === null) return 'Vous pouvez recommencer le test\u00a0: vos réponses seront effacées.'
  if (attemptsLeft > 0)
    return `${attemptsLeft > 1 ? `Il vous reste ${String(attemptsLeft)} essais` : 'Il vous reste un essai'}\u00a0: recommencer efface vos réponses.`
  return nextAttemptAt === null
    ? 'Vous n’avez plus d’essai pour le moment.'
    : `Vous pourrez recommencer le ${formatDate(nextAttemptAt)} à ${formatTime(nextAttemptAt)}.`
}
