import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isListOf, isNumber, isObject, isText } from '#contract/json'
import { api, askMeta, notADocument, ofList, pathOf, transportOf, type Answer } from '#client/api'
import { actionsIn, type LifecycleAction } from '#client/screens/lifecycle'
import type { ChapterChoice, Slider, StudyFacts, StudyFigures } from '#features/studies/contract/study'
import { studyKind } from './kinds'

/** What a study is made of, as it is asked for; what is left out has its usual value. */
export interface StudyRequest {
  readonly client_file: string
  readonly title?: string
  readonly chapters?: readonly ChapterChoice[]
  readonly scenarios?: readonly string[]
  readonly properties?: readonly string[]
  readonly sliders?: readonly Slider[]
  readonly previous?: string
}

const checkStates = ['ok', 'warning', 'missing'] as const

/** Something that is looked at before a study is made. */
export interface StudyCheck {
  readonly key: string
  readonly label: string
  readonly state: (typeof checkStates)[number]
  readonly message: string
}

/** What a study would say now. */
export interface DraftedStudy {
  readonly facts: StudyFacts
  readonly figures: StudyFigures
  readonly checks: readonly StudyCheck[]
}

/** What the sheet of a study brings along. */
const includedInSheet = ['created_by', 'package', 'previous', 'questions', 'events'] as const

const STUDIES = pathOf({ type: studyKind.type })

export const studiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A study with all that befell it, and what may be done with it. */
    study: build.query<readonly LifecycleAction[], string>({
      queryFn: (id, store) =>
        askMeta(
          {
            ...{ method: 'GET', path: pathOf({ type: 'commercial_report', id }) },
            ...{ query: { include: includedInSheet }, about: { type: 'commercial_report', id } },
          },
          store,
          ({ actions }) => actionsIn(actions),
        ),
      providesTags: [ofList('commercial_report')],
    }),
    /** Begins to make a study; its state says when it is there. */
    generateStudy: build.mutation<Answer, { readonly request: StudyRequest; readonly idempotencyKey: string }>({
      query: ({ request, idempotencyKey }) => ({
        ...{ method: 'POST', path: `${STUDIES}/generate`, body: request, creates: 'commercial_report' },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (answer) => (answer ? [ofList('commercial_report')] : []),
    }),
    /** What a study would say now; nothing is kept of it. */
    draftedStudy: build.query<DraftedStudy, StudyRequest>({ queryFn: askDraft }),
  }),
})

async function askDraft(request: StudyRequest, { extra, signal }: BaseQueryApi) {
  const path = `${STUDIES}/draft`
  const { body, failure } = await transportOf(extra).send({ method: 'POST', path, body: request, signal })
  if (failure) return { error: failure }
  const { facts, figures, checks } = entriesOf(entriesOf(body)['data'])
  return isFacts(facts) && isFigures(figures) && isListOf(checks, isCheck)
    ? { data: { facts, figures, checks } }
    : { error: notADocument }
}

const isFacts = (value: unknown): value is StudyFacts =>
  isObject(value) &&
  ['title', 'client', 'property', 'place'].every((name) => isText(value[name])) &&
  ['people', 'chapters', 'situation', 'objectives', 'answers', 'lots', 'scenarios'].every((name) =>
    Array.isArray(value[name]),
  ) &&
  isObject(value['operation']) &&
  isObject(value['texts'])

const isFigures = (value: unknown): value is StudyFigures =>
  isObject(value) &&
  isObject(value['result']) &&
  isNumber(entriesOf(value['result']['indicators'])['average_effort']) &&
  Array.isArray(value['scenarios'])

const isCheck = (value: unknown): value is StudyCheck =>
  isObject(value) &&
  ['key', 'label', 'message'].every((name) => isText(value[name])) &&
  checkStates.some((state) => state === value['state'])
