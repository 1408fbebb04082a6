import { Suspense } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { QuestionModal, Toasts } from '#client/ui/feedback'
import { useOnceOpen } from '#client/ui/lazy'
import { questionAnswered, selectFeedback, toastClosed, toastPressed } from './state'

/** A question is answered first: on a phone, toasts would stand over its buttons. */
const none: readonly never[] = []

/** Shows the toasts and the questions of the application, each kind loaded with its first. Once, inside the theme. */
export function Feedback() {
  const { toasts, questions } = useSelector(selectFeedback)
  const dispatch = useDispatch()
  const question = questions.find(({ answer }) => answer === null)
  const wasAsked = useOnceOpen(question !== undefined)
  const wasTold = useOnceOpen(toasts.length > 0)
  return (
    <>
      <Suspense>
        {wasAsked && (
          <QuestionModal
            question={question}
            onAnswer={(id, answer) => {
              dispatch(questionAnswered({ id, answer }))
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {wasTold && (
          <Toasts
            toasts={question ? none : toasts}
            onClose={(id) => {
              dispatch(toastClosed({ id }))
            }}
            onPress={(id) => {
              dispatch(toastPressed({ id }))
            }}
          />
        )}
      </Suspense>
    </>
  )
}
