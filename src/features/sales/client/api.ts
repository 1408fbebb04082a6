import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isText, type Entries } from '#contract/json'
import { api, askMeta, ofList, pathOf, type Answer } from '#client/api'
import { actionsIn, type LifecycleAction } from '#client/screens/lifecycle'
import { saleKinds, type SaleType } from './kinds'

export interface SaleRef {
  readonly type: SaleType
  readonly id: string
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

/** A message that was sent about a sale. */
export interface SaleMessage {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  /** Instant. */
  readonly at: string
  readonly state: 'waiting' | 'retried' | 'sent' | 'failed'
}

/** What the server says beside a sale. */
export interface SaleSituation {
  readonly actions: readonly LifecycleAction[]
  readonly deadlines: readonly SaleDeadline[]
  readonly collisions: readonly Collision[]
  /** The latest first. */
  readonly messages: readonly SaleMessage[]
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
export const listsOfSales = saleKinds.option.changes.map(ofList)

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
    ({ actions, deadlines, collisions, messages }): SaleSituation => ({
      actions: actionsIn(actions),
      deadlines: listOf(deadlines).map(deadlineOf),
      collisions: listOf(collisions).map(collisionOf),
      messages: listOf(messages).map(messageOf),
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

const messageStates = ['waiting', 'retried', 'sent', 'failed'] as const

const messageOf = ({ id, recipient, subject, at, state }: Entries): SaleMessage => ({
  ...{ id: text(id), recipient: text(recipient), subject: text(subject), at: text(at) },
  state: messageStates.find((one) => one === state) ?? 'sent',
})

const deadlineOf = ({ key, label, at, steps, source }: Entries): SaleDeadline => ({
  ...{ key: text(key), label: text(label), at: text(at) },
  ...{ steps: texts(steps), source: maybeText(source) },
})

const listOf = (value: unknown): readonly Entries[] => (Array.isArray(value) ? value.map(entriesOf) : [])
const text = (value: unknown): string => (isText(value) ? value : '')
const maybeText = (value: unknown): string | null => (isText(value) ? value : null)
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])
