import { Suspense } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { QuestionModal, Toasts } from '#client/ui/feedback'
import { questionAnswered, selectFeedback, toastClosed, toastPressed } from './state'

/** A question is answered first: on a phone, toasts would stand over its buttons. */
const none: readonly never[] = []

/** Shows the toasts and the questions of the application. Once, inside the theme. */
export function Feedback() {
  const { toasts, questions } = useSelector(selectFeedback)
  const dispatch = useDispatch()
  const question = questions.find(({ answer }) => answer === null)
  return (
    <Suspense>
      <QuestionModal
        question={question}
        onAnswer={(id, answer) => {
          dispatch(questionAnswered({ id, answer }))
        }}
      />
      <Toasts
        toasts={question ? none : toasts}
        onClose={(id) => {
          dispatch(toastClosed({ id }))
        }}
        onPress={(id) => {
          dispatch(toastPressed({ id }))
        }}
      />
    </Suspense>
  )
}
