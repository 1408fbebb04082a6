import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isText, type Entries } from '#contract/json'
import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { saleKinds, type SaleType } from './kinds'

export interface SaleRef {
  readonly type: SaleType
  readonly id: string
}

/** Something that may be done with a sale now, or why not. */
export interface SaleAction {
  readonly action: string
  readonly label: string
  /** What it asks for: attributes, papers by their keys, and the rest in words. */
  readonly fields: readonly string[]
  readonly papers: readonly string[]
  readonly words: readonly string[]
  readonly law: string | null
  readonly confirmation: string | null
  /** What it undoes, in sentences. */
  readonly undoes: readonly string[]
  /** Why it is not possible now; null when it is. */
  readonly reason: string | null
}

/** A deadline, and how it is found. */
export interface SaleDeadline {
  readonly key: string
  readonly label: string
  /** Instant. */
  readonly at: string
  readonly steps: readonly string[]
  readonly source: string | null
}

/** A colleague who declared the same client to the same promoter before. */
export interface Collision {
  readonly colleague: string
  /** Instant. */
  readonly sent_at: string
}

/** What the server says beside a sale. */
export interface SaleSituation {
  readonly actions: readonly SaleAction[]
  readonly deadlines: readonly SaleDeadline[]
  readonly collisions: readonly Collision[]
}

interface Drafting {
  readonly attributes: object
  readonly idempotencyKey: string
}

interface Drafted {
  readonly id: string
  readonly collisions: readonly Collision[]
}

/** The lists that a sale may change when something is done with it. */
export const listsOfSales = (['option', 'booking', 'report', 'client_file'] as const).map(ofList)

export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A sale, with what may be done with it and its deadlines. */
    saleSituation: build.query<SaleSituation, SaleRef>({
      queryFn: readSituation,
      providesTags: (_answer, _failure, { type }) => [ofList(type)],
    }),
    /** A draft of a dénonciation, and who declared the same client before. */
    declare: build.mutation<Drafted, Drafting>({ queryFn: draftReport }),
    /** What was done with a sale, the latest first. */
    saleHistory: build.query<Answer, SaleRef>({
      query: (sale) => ({ method: 'GET', path: `${pathOf(sale)}/history` }),
      providesTags: (_answer, _failure, { type }) => [ofList(type)],
    }),
  }),
})

function readSituation({ type, id }: SaleRef, store: BaseQueryApi) {
  const { include } = saleKinds[type]
  return askMeta(
    { method: 'GET', path: pathOf({ type, id }), query: { include }, about: { type, id } },
    store,
    ({ actions, deadlines, collisions }): SaleSituation => ({
      actions: listOf(actions).map(actionOf),
      deadlines: listOf(deadlines).map(deadlineOf),
      collisions: listOf(collisions).map(collisionOf),
    }),
  )
}

function draftReport({ attributes, idempotencyKey }: Drafting, store: BaseQueryApi) {
  return askMeta(
    {
      ...{ method: 'POST', path: pathOf({ type: 'report' }), body: attributes, creates: 'report' },
      headers: { 'Idempotency-Key': idempotencyKey },
    },
    store,
    ({ collisions }, [report]): Drafted | undefined =>
      report && { id: report.id, collisions: listOf(collisions).map(collisionOf) },
  )
}

const collisionOf = ({ colleague, sent_at }: Entries): Collision => ({
  colleague: text(colleague),
  sent_at: text(sent_at),
})

function actionOf({ action, label, needs, law, confirmation, undoes, impossible }: Entries): SaleAction {
  const { fields, papers, words } = entriesOf(needs)
  const { reason } = entriesOf(impossible)
  return {
    ...{ action: text(action), label: text(label), undoes: texts(undoes) },
    ...{ fields: texts(fields), papers: texts(papers), words: texts(words) },
    ...{ law: maybeText(law), confirmation: maybeText(confirmation), reason: maybeText(reason) },
  }
}

const deadlineOf = ({ key, label, at, steps, source }: Entries): SaleDeadline => ({
  ...{ key: text(key), label: text(label), at: text(at) },
  ...{ steps: texts(steps), source: maybeText(source) },
})

const listOf = (value: unknown): readonly Entries[] => (Array.isArray(value) ? value.map(entriesOf) : [])
const text = (value: unknown): string => (isText(value) ? value : '')
const maybeText = (value: unknown): string | null => (isText(value) ? value : null)
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])
