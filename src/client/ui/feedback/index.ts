import { lazyPart } from '../lazy'

// Antd’s modal and notifications come with the first question, the first toast.
export const QuestionModal = lazyPart(
  async () => (await import(/* webpackChunkName: "question" */ './QuestionModal')).QuestionModal,
)
export const Toasts = lazyPart(async () => (await import(/* webpackChunkName: "toasts" */ './Toasts')).Toasts)
