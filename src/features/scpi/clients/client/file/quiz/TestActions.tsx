import { use, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { outcomeOf } from '#client/api'
import { saveNow, selectSectionState } from '#client/autosave'
import { FieldAccessContext, useOpenAggregate, useSection } from '#client/editing'
import { useConfirm } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { useAppStore, type AppStore } from '#client/store'
import { Card, ErrorBlock, formatDate, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { generalQuestions, scpiQuestions } from '#features/scpi/clients/contract/questions'
import type { TestState } from '#features/scpi/clients/contract/questions'
import { scpiAccountsApi } from '../../api'

interface TestActionsProps {
  /** Of both tests. */
  readonly questions: readonly string[]
  readonly isOpen: boolean
  readonly test: TestState | undefined
}

/** Ends an attempt at the tests, tells what it gave, and opens another one. */
export function TestActions({ questions, isOpen, test }: TestActionsProps) {
  const { readOnly } = useOpenAggregate()
  const accessTo = use(FieldAccessContext)
  const mayAnswer = !readOnly && questions.every((name) => (accessTo?.('quiz', name) ?? 'write') === 'write')
  const { act, isActing, problem } = useTestAction()
  const values: Readonly<Record<string, unknown>> = useSection('quiz') ?? {}
  const [isRefused, setIsRefused] = useState(false)
  const confirm = useConfirm()
  const isOnline = useOnline()
  const unanswered = questions.filter((name) => (values[name] ?? null) === null)
  const outcome = useFocusOnceClosed(isOpen)
  const submit = () => {
    setIsRefused(unanswered.length > 0)
    if (unanswered.length === 0) void act('submit')
  }
  const restart = async () => {
    const isSure = await confirm({
      question: 'Recommencer les tests\u202f?',
      consequence: 'Les dix-huit réponses sont effacées\u202f; la tentative qui est remise reste notée.',
      yes: 'Recommencer',
    })
    if (isSure) await act('restart')
  }
  return (
    <Card title={isOpen ? 'Remise des tests' : 'Résultat des tests'}>
      <div className="scpi-fields">
        {problem !== null && <ErrorBlock message={problem} />}
        {isOpen && isRefused && unanswered.length > 0 && <Unanswered names={unanswered} />}
        {isOpen ? (
          <p>
            Les deux tests se remettent ensemble. Leur corrigé s’affiche alors. Deux tentatives sont possibles par
            24&nbsp;heures.
          </p>
        ) : (
          <p ref={outcome} tabIndex={-1}>
            {outcomeWords(test)}
          </p>
        )}
        {mayAnswer && (
          <Button
            type={isOpen ? 'primary' : 'default'}
            loading={isActing}
            disabled={!isOnline}
            title={isOnline ? undefined : OFFLINE}
            onClick={() => {
              if (isOpen) submit()
              else void restart()
            }}
          >
            {isOpen ? 'Remettre les tests' : 'Recommencer les tests'}
          </Button>
        )}
      </div>
    </Card>
  )
}

const Unanswered = ({ names }: { names: readonly string[] }) => (
  <p className="scpi-error" role="alert">
    {names.length === 1 ? 'Une question est sans réponse' : `${String(names.length)} questions sont sans réponse`}
    {names[0] !== undefined && (
      <>
        &nbsp;: <Link to={{ search: `?partie=quiz&champ=${names[0]}` }}>aller à la première</Link>
      </>
    )}
  </p>
)

/** `6 bonnes réponses sur 8 aux connaissances générales, 7 sur 10 aux SCPI.` */
function outcomeWords(test: TestState | undefined): string {
  if (!test || Object.keys(test.correction).length === 0) return 'Les tests sont remis.'
  const rightOf = (questions: object): string => {
    const names = Object.keys(questions)
    return `${String(names.filter((name) => test.correction[name]?.isRight).length)} sur ${String(names.length)}`
  }
  const next = test.nextAttemptAt
  const again = next === null ? '' : ` Une autre tentative sera possible le ${formatDate(next)} à ${formatTime(next)}.`
  return `Bonnes réponses\u00a0: ${rightOf(generalQuestions)} aux connaissances générales, ${rightOf(scpiQuestions)} aux SCPI.${again}`
}

/** Sends what is typed first: the server judges the answers that it holds. */
function useTestAction() {
  const { id } = useOpenAggregate()
  const store = useAppStore()
  const [actOnTest, { isLoading }] = scpiAccountsApi.useActOnTestMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (action: 'submit' | 'restart') => {
    setProblem(null)
    if (!(await whenSaved(store, id))) {
      setProblem('Certaines réponses ne sont pas enregistrées\u00a0: les tests ne peuvent pas encore être remis.')
      return
    }
    const { error } = outcomeOf(await actOnTest({ accountId: id, action }))
    if (error) setProblem(error.message)
  }
  return { act, isActing: isLoading, problem }
}

/** Resolves once the answers of an account are saved, or cannot be for now. */
function whenSaved(store: AppStore, accountId: string): Promise<boolean> {
  const stateNow = () => selectSectionState(store.getState(), accountId, 'quiz')
  store.dispatch(saveNow())
  return new Promise((resolve) => {
    const look = () => {
      const state = stateNow()
      if (state === 'dirty' || state === 'saving') return
      forget()
      resolve(state === 'saved' || state === 'pristine')
    }
    const forget = store.subscribe(look)
    look()
  })
}

/** The button that ended the attempt is another one then: the outcome takes the focus. */
function useFocusOnceClosed(isOpen: boolean) {
  const outcome = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) outcome.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return outcome
}
