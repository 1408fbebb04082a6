import { useRef, useState } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import { messages, type FieldErrors } from '#contract'
import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { listsOfSales } from '../api'
import { saleKinds } from '../kinds'
import { refusalOf } from '#client/screens/lifecycle'
import { takenIn, type Taken } from './taken'

/** What begins on one lot for one client. */
export type OnLot = 'option' | 'booking'

const said: Readonly<Record<OnLot, string>> = { option: 'Option posée', booking: 'Réservation préparée' }

/** What is said of a sale to begin it. */
export interface Begun {
  readonly client_file: string | null
  readonly property: string | null
  readonly comment: string | null
}

/** Begins a sale on a lot, once however often it is asked; what was refused stands by field. */
export function useBegin(type: OnLot, onBegun: (id: string) => void) {
  const [create] = api.useCreateMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const keyOf = useContentKey()
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [taken, setTaken] = useState<Taken>()
  const begin = async (attributes: Begun) => {
    const lacking = lackingIn(attributes)
    setErrors(lacking)
    if (isSending || Object.keys(lacking).length > 0) return
    setSending(true)
    setTaken(undefined)
    const { data, error } = outcomeOf(await create({ type, attributes, idempotencyKey: keyOf(attributes) }))
    setSending(false)
    if (error) {
      const held = takenIn(error)
      setTaken(held)
      setErrors(held ? {} : refusalOf(saleKinds[type], error))
      return
    }
    dispatch(api.util.invalidateTags(listsOfSales))
    toast({ type: 'success', message: said[type] })
    const [sale] = data.refs
    if (sale) onBegun(sale.id)
  }
  return {
    isSending,
    errors,
    taken,
    begin,
    forgetTaken: () => {
      setTaken(undefined)
    },
  }
}

const lackingIn = ({ client_file, property }: Begun): FieldErrors => ({
  ...(client_file === null ? { client_file: [messages.required] } : {}),
  ...(property === null ? { property: [messages.required] } : {}),
})

/** The same key for the same content: sent twice, it is done once; changed, it is another request. */
export function useContentKey(): (content: object) => string {
  const last = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: nanoid() }
    return last.current.key
  }
}
