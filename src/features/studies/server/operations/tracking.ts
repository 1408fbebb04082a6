import { entriesOf, isNumber, isText } from '#contract/json'
import { studyLifecycle } from '#features/studies/contract'
import { isChapterKey } from '#features/studies/contract/study'
import { areReadingsTold } from '#features/company/server'
import { dayInParis } from '#presentation/formats'
import type { Queryable } from '#server/db'
import { fieldErrors, invalid } from '#server/operations'
import { insertEvent, moveStudy, type StudyPlace } from '../repositories/events'
import { insertQuestion } from '../repositories/questions'
import { noteOpened, noteOptOut, type LinkedSending } from '../repositories/sendings'
import { holdStudy, type HeldStudy } from '../repositories/studies'
import { tellStudy } from '../repositories/telling'

/** Longest that a chapter counts as read in one go, seconds: a page that stays open all night was not read all night. */
const MOST_SECONDS = 1_800
const LONGEST_QUESTION = 1_000
const LONGEST_KEY = 200

/** What a reader's page tells, checked. */
interface Told {
  readonly event: string
  readonly chapter: string | null
  readonly seconds: number | null
  readonly figure: string | null
  readonly amount: string | null
  readonly text: string
}

interface Reading {
  readonly place: StudyPlace
  readonly sending: LinkedSending
  readonly now: Date
}

type Tell = (transaction: Queryable, reading: Reading, told: Told) => Promise<void>

/** What pages may tell; everything else the server alone writes. */
const events: Readonly<Record<string, Tell>> = {
  opened,
  page_viewed: noteRead,
  downloaded: note,
  amount_explained: note,
  question_asked: askQuestion,
  opt_out: optOut,
}

/** Notes what a reader did. After « Désactiver », or where the firm is not told, only their questions are kept. @throws Failure invalid */
export async function track(transaction: Queryable, reading: Reading, input: unknown): Promise<void> {
  const told = toldIn(input)
  const tell = Object.hasOwn(events, told.event) ? events[told.event] : undefined
  if (!tell) throw invalid(fieldErrors('event', `Événements\u00a0: ${Object.keys(events).join(', ')}.`))
  if (tell !== askQuestion && tell !== optOut) {
    const { opted_out, companyId } = reading.sending
    if (opted_out || !(await areReadingsTold(transaction, companyId, dayInParis(reading.now.getTime())))) return
  }
  await tell(transaction, reading, told)
}

function toldIn(input: unknown): Told {
  const { event, page, seconds, key, amount, text } = entriesOf(input)
  return {
    event: isText(event) ? event : '',
    chapter: isChapterKey(page) || page === 'cover' ? page : null,
    seconds: isNumber(seconds) && seconds > 0 ? Math.min(MOST_SECONDS, Math.round(seconds)) : null,
    figure: isText(key) ? key.slice(0, LONGEST_KEY) : null,
    amount: isText(amount) ? amount.slice(0, LONGEST_KEY) : null,
    text: isText(text) ? text.trim() : '',
  }
}

const eventOf = ({ sending, now }: Reading, { event, chapter, seconds, figure, amount }: Told) => ({
  at: now,
  kind: event,
  recipientId: sending.recipientId,
  chapter,
  seconds,
  figure,
  amount,
})

async function note(transaction: Queryable, reading: Reading, told: Told): Promise<void> {
  await insertEvent(transaction, reading.place, eventOf(reading, { ...told, seconds: null }))
}

async function noteRead(transaction: Queryable, reading: Reading, told: Told): Promise<void> {
  if (told.chapter === null || told.seconds === null)
    throw invalid(fieldErrors('page', 'Le chapitre lu et sa durée sont attendus.'))
  await insertEvent(transaction, reading.place, eventOf(reading, told))
}

/** A study that was sent is read from the first opening on; later ones are counted. */
async function opened(transaction: Queryable, reading: Reading, told: Told): Promise<void> {
  const { place, sending, now } = reading
  const study = await holdStudy(transaction, place)
  if (!study) return
  if (await noteOpened(transaction, sending, now))
    await tellStudy(transaction, place, { kind: 'study_read', action: 'Ouverte par le client', at: now })
  await moveStudy(transaction, place, {
    to: statusAfter(study),
    columns: { views: study.views + 1, ...(study.first_viewed_at === null ? { first_viewed_at: now } : {}) },
    event: eventOf(reading, told),
  })
}

const statusAfter = ({ status }: HeldStudy): HeldStudy['status'] =>
  studyLifecycle.transitions.track_open.from.includes(status) ? studyLifecycle.transitions.track_open.to : status

async function askQuestion(transaction: Queryable, reading: Reading, told: Told): Promise<void> {
  const { place, sending, now } = reading
  const { text, chapter, figure, amount } = told
  if (text === '' || text.length > LONGEST_QUESTION)
    throw invalid(fieldErrors('text', `Une question de 1 à 1\u202f000 caractères est attendue.`))
  await insertQuestion(transaction, place, {
    recipient_id: sending.recipientId,
    chapter,
    figure,
    amount,
    text,
    asked_at: now,
  })
  await insertEvent(transaction, place, eventOf(reading, { ...told, seconds: null }))
  await tellStudy(transaction, place, { kind: 'study_question', action: 'Question du client', at: now })
}

async function optOut(transaction: Queryable, reading: Reading, told: Told): Promise<void> {
  await noteOptOut(transaction, reading.sending)
  await note(transaction, reading, { ...told, chapter: null, figure: null })
}
