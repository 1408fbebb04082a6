import { useState } from 'react'
import { api, outcomeOf } from '#client/api'
import { useConfirm } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { formatDate } from '#client/ui'
import { listsOfSales, salesApi, type Collision } from '../api'
import { saleKinds } from '../kinds'
import { refusalOf, sentenceOf } from '#client/screens/lifecycle'
import { useContentKey } from './useBegin'

/** Whom a client is declared to. */
export interface DeclaredTo {
  readonly promoter: string
  /** Null: for all of its programmes. */
  readonly program: string | null
  /** Its name. */
  readonly name: string
}

/** What became of one dénonciation; a draft that was not sent can be sent from its sheet. */
export interface Declared {
  readonly name: string
  /** Undefined where not even a draft could be kept. */
  readonly id?: string
  /** Why it was not sent, in a sentence; undefined once it was. */
  readonly refused?: string
}

interface Declaration {
  readonly client_file: string
  readonly consent_at: string
  readonly comment: string | null
}

/** Declares a client to several promoters, one after the other; a colleague’s earlier one is told before anything leaves. */
export function useDeclare() {
  const [create] = salesApi.useDeclareMutation()
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const keyOf = useContentKey()
  const [isSending, setSending] = useState(false)
  const declareOne = async (declaration: Declaration, { name, promoter, program }: DeclaredTo): Promise<Declared> => {
    const attributes = { ...declaration, promoter, program }
    const { data, error } = outcomeOf(await create({ attributes, idempotencyKey: keyOf(attributes) }))
    if (error) return { name, refused: sentenceOf(refusalOf(saleKinds.report, error)) }
    const { id, collisions } = data
    if (collisions.length > 0 && !(await confirm(questionOf(name, collisions))))
      return { name, id, refused: 'Gardée en brouillon, rien n’a été envoyé.' }
    const sent = outcomeOf(await update({ ref: { type: 'report', id }, attributes: { action: 'send' } }))
    return sent.error ? { name, id, refused: sentenceOf(refusalOf(saleKinds.report, sent.error)) } : { name, id }
  }
  return {
    isSending,
    declare: async (declaration: Declaration, to: readonly DeclaredTo[]): Promise<readonly Declared[]> => {
      setSending(true)
      const done: Declared[] = []
      for (const one of to) done.push(await declareOne(declaration, one))
      dispatch(api.util.invalidateTags(listsOfSales))
      setSending(false)
      return done
    },
  }
}

const questionOf = (promoter: string, collisions: readonly Collision[]) => ({
  question: `Envoyer quand même à ${promoter}\u00a0?`,
  consequence: `${collisions.map(({ colleague, sent_at }) => `${colleague} a déjà déclaré ce client à ce promoteur, le ${formatDate(sent_at)}.`).join(' ')} La première dénonciation compte\u00a0: voyez ensemble qui suit ce client.`,
  yes: 'Envoyer quand même',
  no: 'Garder en brouillon',
})
