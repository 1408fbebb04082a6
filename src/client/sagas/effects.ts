import type { UnknownAction } from '@reduxjs/toolkit'
import { buffers, type Task, type TakeableChannel } from 'redux-saga'
import * as effects from 'redux-saga/effects'

/** A saga, and what it answers. */
export type Saga<Answer = void> = Generator<effects.Effect, Answer, unknown>

/** What redux-saga resumes with after a function: the answer of a saga, the value of a promise, or what was returned. */
type AnswerOf<Returned> = Returned extends Saga<infer Answer> ? Answer : Awaited<Returned>

type Act<Words extends unknown[], Returned> = (...words: Words) => Returned

// redux-saga resumes a saga with the answer of what it yielded, and TypeScript does not follow: each cast below is what
// redux-saga documents of the effect beside it, and the only place where it is said.

/** What a selector answers of the state at this moment; a store runs only sagas whose state it holds. */
export function* select<Selected, Words extends unknown[]>(
  selector: (state: never, ...words: Words) => Selected,
  ...words: Words
): Saga<Selected> {
  return selector((yield effects.select()) as never, ...words)
}

/** What a function answers once its promise is fulfilled or its saga has ended; throws what it throws. */
export function* call<Words extends unknown[], Returned>(
  act: Act<Words, Returned>,
  ...words: Words
): Saga<AnswerOf<Returned>> {
  return (yield effects.call(act, ...words)) as AnswerOf<Returned>
}

/** Starts a saga beside this one, which ends with it: the task, to be cancelled. */
export function* fork<Words extends unknown[], Returned>(act: Act<Words, Returned>, ...words: Words): Saga<Task> {
  return (yield effects.fork(act, ...words)) as Task
}

/** The next action of a kind: a type, `*`, a creator, a predicate, or several of them. */
export function* take(pattern: effects.ActionPattern): Saga<UnknownAction> {
  return (yield effects.take(pattern)) as UnknownAction
}

/** The next message of a channel. */
export function* takeFrom<Message>(channel: TakeableChannel<Message>): Saga<Message> {
  return (yield effects.take(channel)) as Message
}

/** The actions of a creator as they come; while one is dealt with, only the newest of the others waits. */
export function* newestOf<Action extends UnknownAction>(creator: {
  (...words: never): Action
  readonly type: string
}): Saga<TakeableChannel<Action>> {
  return (yield effects.actionChannel(creator.type, buffers.sliding(1))) as TakeableChannel<Action>
}

type Contest = Readonly<Record<string, effects.Effect | Saga<unknown>>>
type Winner<Effects extends Contest> = {
  readonly [Name in keyof Effects]?: Effects[Name] extends Saga<infer Answer> ? Answer : unknown
}

/** The answer of what ends first, under its name; the others are cancelled. */
export function* race<Effects extends Contest>(contest: Effects): Saga<Winner<Effects>> {
  return (yield effects.race(contest as Record<string, effects.Effect>)) as Winner<Effects>
}

/** Whether this saga is ending because it was cancelled. */
export function* cancelled(): Saga<boolean> {
  return (yield effects.cancelled()) as boolean
}
