import { useEffect, useState } from 'react'
import { entriesOf, isText } from '#contract/json'
import { transportOf } from '#client/api'
import { useAppDispatch } from '#client/store'

/** A resource that tokens open, as people call it. */
interface TokenResource {
  readonly type: string
  readonly label: string
}

const ask =
  () =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<readonly TokenResource[]> => {
    const { body } = await transportOf(extra).send({ method: 'GET', path: '/v3/token-resources' })
    const { data } = entriesOf(body)
    if (!Array.isArray(data)) return []
    return data.flatMap((item) => {
      const { type, label } = entriesOf(item)
      return isText(type) && isText(label) ? [{ type, label }] : []
    })
  }

/** The resources that the server says; none before it answered. */
export function useTokenResources(): readonly TokenResource[] {
  const dispatch = useAppDispatch()
  const [resources, setResources] = useState<readonly TokenResource[]>([])
  useEffect(() => {
    let isShown = true
    void dispatch(ask()).then((found) => {
      if (isShown) setResources(found)
    })
    return () => {
      isShown = false
    }
  }, [dispatch])
  return resources
}
