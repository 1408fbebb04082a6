import { scpi } from '#domain'
import { isNumber, isObject, isText, type Entries } from '#contract/json'
import { messages } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import { changesBetween, Failure, invalid, scopeOf } from '#server/operations'
import {
  closeAggregate,
  openAggregate,
  sections,
  type AggregateWrite,
  type JudgedChange,
  type SectionAddress,
} from '#server/operations/aggregates'
import { updateResources } from '#server/repositories/resources'
import { sustainabilityCriteria } from '#features/scpi/clients/contract/completion'
import { explanations } from '../knowledge/explanations'
import { policies } from '../policies'
import { keptAccounts } from '../tables'

/** How many attempts at the test of knowledge there may be within `WINDOW`. */
const ATTEMPTS = 2
const WINDOW_MS = 24 * 3_600_000

const knowledgeQuestions: readonly string[] = [...scpi.generalQuestions, ...scpi.scpiQuestions]

/** An attempt at the test, as it was submitted. */
interface Attempt {
  /** Instant, ISO 8601. */
  readonly at: string
  readonly by: string
  readonly answers: Entries
  readonly correct_general: number
  readonly correct_scpi: number
}

function isAttempt(value: unknown): value is Attempt {
  return isObject(value) && isText(value['at']) && isObject(value['answers']) && isNumber(value['correct_scpi'])
}

/** Every attempt that was submitted, the oldest first. */
export const attemptsOf = (quiz: Entries): readonly Attempt[] => {
  const { quiz_attempts: attempts } = quiz
  return Array.isArray(attempts) ? attempts.filter(isAttempt) : []
}

interface AttemptsLeft {
  readonly attempts_left: number
  /** When another one may begin; null while one may. */
  readonly next_attempt_at: string | null
}

function attemptsLeft(quiz: Entries, now: Date): AttemptsLeft {
  const recent = attemptsOf(quiz).filter(({ at }) => now.getTime() - Date.parse(at) < WINDOW_MS)
  const [first] = recent.slice(-ATTEMPTS)
  const isOver = recent.length >= ATTEMPTS && first !== undefined
  return {
    attempts_left: Math.max(0, ATTEMPTS - recent.length),
    next_attempt_at: isOver ? new Date(Date.parse(first.at) + WINDOW_MS).toISOString() : null,
  }
}

/** What is told beside the questionnaire: what is right once an attempt is submitted, never before; how many attempts are left. */
export function quizMeta({ attributes }: Resource, { now }: { readonly now: Date }): object {
  const quiz: Entries = { ...attributes }
  const left = attemptsLeft(quiz, now)
  if ((quiz['knowledge_submitted_at'] ?? null) === null) return left
  const correction = knowledgeQuestions.map((code): [string, object] => {
    const given: unknown = quiz[code] ?? null
    const right = scpi.rightAnswers[code]
    return [code, { given, right, is_right: given === right, explanation: explanations[code] }]
  })
  return { ...left, correction: Object.fromEntries<object>(correction) }
}

/** @throws Failure impossible when too many attempts were made */
function refuseBeyond(current: Resource, now: Date): void {
  const left = attemptsLeft({ ...current.attributes }, now)
  if (left.next_attempt_at === null) return
  throw new Failure({
    kind: 'impossible',
    current,
    allowed: [],
    because: 'Deux tentatives ont déjà été faites en 24\u00a0heures\u00a0: la suivante sera possible plus tard.',
    meta: left,
  })
}

const noAnswers: Entries = Object.fromEntries(knowledgeQuestions.map((code) => [code, null]))

/** What else a change of the questionnaire writes: who fills it, how criteria of sustainability are combined, and the beginning of another attempt when the last one is submitted. */
export function amendQuiz(
  { viewer }: AggregateWrite,
  { type, current, attributes, now }: JudgedChange,
): Promise<Readonly<Record<string, unknown>>> {
  if (type !== 'quiz' || !current) return Promise.resolve({})
  const held: Entries = { ...current.attributes }
  const author = {
    quiz_completed_by: viewer.kind === 'client' ? 'client_portal' : 'client_with_adviser',
    ...amendedCriteria(held, attributes),
  }
  const isNew =
    knowledgeQuestions.some((code) => code in attributes) && (held['knowledge_submitted_at'] ?? null) !== null
  if (!isNew) return Promise.resolve(author)
  refuseBeyond(current, now)
  const others = Object.entries(noAnswers).filter(([code]) => !(code in attributes))
  return Promise.resolve({ ...author, ...Object.fromEntries(others), knowledge_submitted_at: null })
}

const noCriteria: Entries = {
  esg_taxonomy_min: null,
  esg_sustainable_min: null,
  esg_pai_families: [],
  esg_combination: null,
}

/** Who declines sustainability has no criteria of it. Several criteria are alternatives, unless the client asks for all of them; a single one is combined with nothing. */
function amendedCriteria(held: Entries, written: Entries): Entries {
  if (written['esg_interest'] === 'no' || written['esg_interest'] === 'no_answer') return noCriteria
  const quiz = { ...held, ...written }
  const isCombined = (quiz['esg_combination'] ?? null) !== null
  if (sustainabilityCriteria(quiz) < 2) return isCombined ? { esg_combination: null } : {}
  return quiz['esg_interest'] === 'yes' && !isCombined ? { esg_combination: 'any' } : {}
}

interface QuizAct {
  readonly address: SectionAddress
  readonly viewer: Viewer
  readonly transaction: AggregateWrite['transaction']
  readonly action: unknown
}

/**
 * Submits the attempt at the test of knowledge that is open, or opens another one.
 * @throws Failure invalid for questions that are not answered, impossible when too many attempts were made
 */
export async function actOnQuiz({ address, viewer, transaction, action }: QuizAct): Promise<sections.SectionWritten> {
  const { served, rootId, now } = address
  const write = { served, viewer, transaction, rootId, scope: scopeOf(policies.quiz.update, viewer) }
  await openAggregate(write)
  const current = await sections.readSection(transaction, viewer, address)
  const columns = columnsOf(action, current, { viewer, now })
  await updateResources(keptAccounts.section('quiz'), { scope: write.scope, ownerId: rootId }, transaction, columns)
  const { quiz_attempts: _kept, ...told } = columns
  const root = await closeAggregate(
    write,
    changesBetween(current, current.attributes, { ...current.attributes, ...told }),
  )
  return { resource: await sections.readSection(transaction, viewer, address), root }
}

function columnsOf(action: unknown, current: Resource, { viewer, now }: { viewer: Viewer; now: Date }): Entries {
  if (action === 'submit') return submitted(current, viewer, now)
  if (action !== 'restart') throw invalid({ action: [messages.choice] })
  refuseBeyond(current, now)
  return { ...noAnswers, knowledge_submitted_at: null }
}

function submitted(current: Resource, viewer: Viewer, now: Date): Entries {
  const quiz: Entries = { ...current.attributes }
  if ((quiz['knowledge_submitted_at'] ?? null) !== null)
    throw new Failure({ kind: 'impossible', current, allowed: ['restart'], because: 'Ce test est déjà remis.' })
  const missing = knowledgeQuestions.filter((code) => (quiz[code] ?? null) === null)
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((code) => [code, [messages.required]])))
  const correct = (codes: readonly string[]): number =>
    codes.filter((code) => quiz[code] === scpi.rightAnswers[code]).length
  const attempt: Attempt = {
    at: now.toISOString(),
    by: viewer.name,
    answers: Object.fromEntries(knowledgeQuestions.map((code) => [code, quiz[code]])),
    correct_general: correct(scpi.generalQuestions),
    correct_scpi: correct(scpi.scpiQuestions),
  }
  return {
    quiz_attempts: [...attemptsOf(quiz), attempt],
    knowledge_submitted_at: now.toISOString(),
    quiz_completed_by: viewer.kind === 'client' ? 'client_portal' : 'client_with_adviser',
  }
}
