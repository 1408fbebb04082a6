import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorsOf, outcomeOf } from '#client/api'
import { saveNow } from '#client/autosave'
import { OFFLINE, useOnline } from '#client/screens'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { lackingSteps, testChapters, type Chapter } from './chapters'
import { ChapterFrame, ChapterHeading } from './ChapterFrame'
import { Lacking } from './Lacking'
import { profileApi } from './profileApi'
import { useProfile } from './ProfileContext'
import { SavedLine } from './SavedLine'
import { isOnItsWay, UNSAVED, useSavedState } from './useSavedState'

/** The end of the knowledge test, which both its chapters share: it is handed in once all of it is answered and saved. */
export function HandIn({ chapter }: { chapter: Chapter }) {
  const { accountId, answers, readOnly } = useProfile()
  const dispatch = useAppDispatch()
  const isOnline = useOnline()
  // A wrong answer elsewhere is in the way of the signature, not of the test.
  const saved = useSavedState('quiz')
  const { refusal, isWaiting, handIn } = useHandingIn(accountId, saved)
  useEffect(() => {
    dispatch(saveNow())
  }, [dispatch])
  const count = testChapters.flatMap((one) => lackingSteps(one, answers)).length
  return (
    <ChapterFrame
      title={chapter.title}
      footer={
        <>
          <div role="alert">{refusal !== '' && <p className="field-error">{refusal}</p>}</div>
          <SavedLine />
          {count === 0 && !readOnly && (
            <Button
              type="primary"
              size="large"
              block
              loading={isWaiting}
              disabled={!isOnline}
              title={isOnline ? undefined : OFFLINE}
              onClick={handIn}
            >
              Remettre mes réponses
            </Button>
          )}
          {!isOnline && <p className="portal-note">{OFFLINE}</p>}
        </>
      }
    >
      <ChapterHeading of="end">{count === 0 ? 'Tout est répondu' : 'Il reste des questions'}</ChapterHeading>
      <p>
        {count === 0
          ? 'Remettez vos réponses\u00a0: vous verrez aussitôt ce qui est juste, et pourquoi.'
          : 'Vos réponses se remettent d’un coup, pour vos connaissances générales et sur les SCPI.'}
      </p>
      <Lacking chapters={testChapters} />
    </ChapterFrame>
  )
}

/** Hands the test in, once: a click that comes while the last answer is still on its way waits for it. */
function useHandingIn(accountId: string, saved: ReturnType<typeof useSavedState>) {
  const [asked, setAsked] = useState(0)
  const done = useRef(0)
  /** It is on its way, or handed in: another click sends nothing. */
  const isSent = useRef(false)
  const [act, { error, isLoading }] = profileApi.useActOnOwnTestMutation()
  const isComing = isOnItsWay(saved)
  const handIn = useEffectEvent(async () => {
    if (asked === done.current || isSent.current) return
    done.current = asked
    if (saved !== undefined) return
    isSent.current = true
    isSent.current = outcomeOf(await act({ id: accountId, action: 'submit' })).error === undefined
  })
  useEffect(() => {
    if (!isComing) void handIn()
  }, [asked, isComing])
  const refused = error && 'kind' in error ? Object.values(errorsOf(error)).flat().join(' ') : ''
  return {
    refusal: asked > 0 && saved !== undefined && !isComing ? UNSAVED : refused,
    isWaiting: isLoading || (asked > 0 && isComing),
    handIn: () => {
      setAsked(asked + 1)
    },
  }
}
