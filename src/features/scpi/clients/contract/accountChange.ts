import { defineResource } from '#contract/define'
import { choice, foreignObject, isoDate, longText, text } from '#contract/fields'
import { ppAccount } from './resources/ppAccount'
import { signatureMeans } from './resources/questionnaireSignature'
import { quiz } from './resources/quiz'

/** What goes with an action on an account. */
export const accountAction = defineResource('pp_account_action', {
  signed_with: choice(signatureMeans, { label: 'Signé' }),
  signed_on: isoDate({ label: 'Signé le' }),
  reason: longText({ label: 'Motif', private: true, maxLength: 1_000 }),
})

/** All that a change of an account may carry: fields, or an action and what goes with it. */
export const accountChange = defineResource('pp_account', {
  ...ppAccount.fields,
  ...accountAction.fields,
  action: text({ label: 'Action', help: 'sign, unsign' }),
  page: foreignObject({ label: 'Page signée', help: 'name, file' }),
})

/** All that a change of the questionnaire may carry: answers, or an action. */
export const quizChange = defineResource('quiz', {
  ...quiz.fields,
  action: text({ label: 'Action', help: 'submit, restart' }),
})
