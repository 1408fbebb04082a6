import { useRef, useState } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import type { FieldErrors } from '#contract'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { selectResource } from '#client/entities'
import { useToast } from '#client/feedback'
import { useAppDispatch, useAppStore } from '#client/store'
import { studiesApi, type StudyRequest } from '../api'

/** How often a study that is being made is asked for, milliseconds, and how many times at most. */
const ASKED_EVERY_MS = 1_500
const MOST_TIMES = 400

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Follows a study until it is made, wherever the person goes meanwhile; answers its state, undefined where it can no longer be read. */
function useUntilMade(): (id: string) => Promise<string | null | undefined> {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return async (id) => {
    const ref = { type: 'commercial_report', id } as const
    for (let times = 0; times < MOST_TIMES; times += 1) {
      const status = selectResource(store.getState(), ref.type, id)?.attributes.status
      if (status !== 'generating') return status
      await pause(ASKED_EVERY_MS)
      await dispatch(api.endpoints.read.initiate(ref, { forceRefetch: true, subscribe: false }))
    }
    return undefined
  }
}

const SUBJECT = 'study-generation'

/** Makes a study; a toast says so until it is ready, or why it is not. */
export function useGeneration() {
  const [generate] = studiesApi.useGenerateStudyMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const untilMade = useUntilMade()
  const keyOf = useContentKey()
  const [isSending, setSending] = useState(false)

  const follow = async (id: string) => {
    const close = toast({ message: 'L’étude se prépare…', indeterminate: true, subject: SUBJECT })
    const status = await untilMade(id)
    close()
    dispatch(api.util.invalidateTags([ofList('commercial_report')]))
    if (status === 'generated') toast({ type: 'success', message: 'L’étude est prête', subject: SUBJECT })
    if (status === 'failed')
      toast({ type: 'error', message: 'L’étude n’a pas pu être générée.', closable: true, subject: SUBJECT })
  }
  return {
    isSending,
    /** Answers the id of the study, or what was refused. */
    generate: async (request: StudyRequest): Promise<{ id: string } | { errors: FieldErrors }> => {
      setSending(true)
      const { data, error } = outcomeOf(await generate({ request, idempotencyKey: keyOf(request) }))
      setSending(false)
      const id = data?.refs[0]?.id
      if (error || id === undefined) return { errors: error ? errorsOf(error) : {} }
      void follow(id)
      return { id }
    },
  }
}

/** The same key for the same content: sent twice, it is done once; changed, it is another request. */
export function useContentKey(): (content: object) => string {
  const last = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: nanoid() }
    return last.current.key
  }
}
