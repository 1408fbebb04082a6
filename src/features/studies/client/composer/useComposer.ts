import { useState } from 'react'
import type { FieldErrors } from '#contract'
import { heldPassword, holdPassword } from '../drafts/passwords'
import { useDraftActs, useStudyDraft } from '../drafts/useStudyDraft'
import { usePasswordWarning } from './passwordWarning'
import { problemsOf } from './problems'
import { LAST, stepOfErrors } from './steps'
import type { StepProps } from './StepProps'
import { useDraftedStudy } from './useDraftedStudy'
import { useRecipients } from './useRecipients'

const nothing: ReadonlySet<string> = new Set()

/** The draft of a client file with what is wrong with it, and how one goes from step to step. @param file id of the client file */
export function useComposer(file: string) {
  const draft = useStudyDraft(file)
  const { change } = useDraftActs(file)
  const { drafted } = useDraftedStudy({ client_file: file })
  const recipients = useRecipients(draft)
  const passwordWarning = usePasswordWarning(file, draft)
  const [left, setLeft] = useState(nothing)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const password = heldPassword(draft.passwordKey)
  const problems = problemsOf({ draft, recipients, password, drafted })
  const showWrong = (errors: FieldErrors) => {
    setLeft((before) => new Set([...before, ...Object.keys(errors)]))
    setRefusals((before) => before + 1)
    change({ step: Math.min(stepOfErrors(errors), LAST) })
  }
  const step: StepProps = {
    ...{ file, draft, errors: { ...told(problems, left), ...refused } },
    onLeave: (path) => {
      setLeft((before) => new Set([...before, path]))
    },
    onChange: (changes) => {
      setRefused((before) => without(before, Object.keys(changes)))
      change(changes)
    },
  }
  return {
    ...{ step, problems, password, passwordWarning, refusals },
    onPassword: (typed: string | null) => {
      setRefused((before) => without(before, ['password']))
      change({ passwordKey: holdPassword(typed, draft.passwordKey) })
    },
    /** Back to any step; forward as far as nothing is wrong before. */
    go: (target: number) => {
      if (target > stepOfErrors(problems)) showWrong(problems)
      else change({ step: target })
    },
    showWrong: () => {
      showWrong(problems)
    },
    onRefused: (errors: FieldErrors) => {
      setRefused(errors)
      showWrong(errors)
    },
  }
}

/** Of what is wrong, what is told: the fields that were left; bounds at once, since they are never empty. */
const told = (problems: FieldErrors, left: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => left.has(path) || path.startsWith('sliders.')))

/** What was refused stands until its field changes. */
const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.some((name) => path.startsWith(name))))
