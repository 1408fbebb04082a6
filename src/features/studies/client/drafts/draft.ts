import { entriesOf, isListOf, isNumber, isObject, isText, isTexts } from '#contract/json'
import { USUAL_DAYS, type Recipient } from '#features/studies/contract'
import {
  inSliderOrder,
  isChapterKey,
  isSliderKey,
  usualChapters,
  type ChapterChoice,
  type Slider,
} from '#features/studies/contract/study'
import type { StudyRequest } from '../api'

/** A study that is being composed: what was chosen so far. Its password is not a part of it. */
export interface StudyDraft {
  /** Of the steps of the composer, from 0. */
  readonly step: number
  readonly title: string | null
  readonly chapters: readonly ChapterChoice[]
  /** Null until the person chooses: none. */
  readonly scenarios: readonly string[] | null
  readonly properties: readonly string[] | null
  readonly sliders: readonly Slider[]
  /** Null until the person changes them: the people of the file. */
  readonly recipients: readonly Recipient[] | null
  /** Null: the usual words. */
  readonly subject: string | null
  readonly message: string | null
  /** How long the links open. */
  readonly days: number | null
  /** Under which its password is held in memory; one that is no longer held was lost with the page. */
  readonly passwordKey: string | null
  /** Id of the study that it replaces. */
  readonly previous: string | null
  /** Id of the study that was made of it. */
  readonly report: string | null
}

export const newDraft: StudyDraft = {
  step: 0,
  title: null,
  chapters: usualChapters,
  scenarios: null,
  properties: null,
  sliders: [],
  recipients: null,
  subject: null,
  message: null,
  days: USUAL_DAYS,
  passwordKey: null,
  previous: null,
  report: null,
}

/** What is printed: a study that was made of something else is made anew. */
const content = ['title', 'chapters', 'scenarios', 'properties', 'sliders'] as const satisfies (keyof StudyDraft)[]

/** A draft after a change; the study that was made before is replaced by the next one. */
export function changed(draft: StudyDraft, change: Partial<StudyDraft>): StudyDraft {
  const next = { ...draft, ...change }
  const isOther = draft.report !== null && content.some((name) => next[name] !== draft[name])
  return isOther ? { ...next, report: null, previous: draft.report } : next
}

/** What the server is asked for. @param file id of the client file */
export const requestOf = (file: string, draft: StudyDraft): StudyRequest => ({
  client_file: file,
  chapters: draft.chapters,
  sliders: inSliderOrder(draft.sliders),
  ...(draft.title === null ? {} : { title: draft.title }),
  ...(draft.scenarios === null ? {} : { scenarios: draft.scenarios }),
  ...(draft.properties === null ? {} : { properties: draft.properties }),
  ...(draft.previous === null ? {} : { previous: draft.previous }),
})

const isChoice = (value: unknown): value is ChapterChoice =>
  isObject(value) && isChapterKey(value['key']) && typeof value['enabled'] === 'boolean'
const isSlider = (value: unknown): value is Slider =>
  isObject(value) && isSliderKey(value['key']) && isNumber(value['min']) && isNumber(value['max'])
const isRecipient = (value: unknown): value is Recipient =>
  isObject(value) && ['firstname', 'lastname', 'email'].every((name) => typeof value[name] === 'string')

const textIn = (value: unknown): string | null => (isText(value) ? value : null)
const textsIn = (value: unknown): readonly string[] | null => (isTexts(value) ? value : null)

/** A draft that an earlier visit kept, perhaps by another build: what is no longer known has its usual value. */
export function parseDraft(stored: unknown): StudyDraft {
  const kept = entriesOf(stored)
  const { step, chapters, sliders, recipients, days } = kept
  const isWhole = isListOf(chapters, isChoice) && chapters.length === usualChapters.length
  return {
    step: isNumber(step) && step >= 0 && step <= 3 ? step : 0,
    chapters: isWhole ? chapters : usualChapters,
    sliders: isListOf(sliders, isSlider) ? sliders : [],
    recipients: isListOf(recipients, isRecipient) ? recipients : null,
    days: isNumber(days) ? days : USUAL_DAYS,
    ...{ title: textIn(kept['title']), subject: textIn(kept['subject']), message: textIn(kept['message']) },
    ...{ scenarios: textsIn(kept['scenarios']), properties: textsIn(kept['properties']) },
    passwordKey: textIn(kept['passwordKey']),
    ...{ previous: textIn(kept['previous']), report: textIn(kept['report']) },
  }
}
