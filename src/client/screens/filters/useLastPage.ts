import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListSearch } from './listSearch'

interface Answered {
  readonly page?: { readonly total: number } | undefined
  readonly isFetching: boolean
}

/** An address that asks for a page beyond the end of a list leads to its last one, in its own place of the history. */
export function useLastPage({ page, size }: Pick<ListSearch<string>, 'page' | 'size'>, answer: Answered): void {
  const [, setParameters] = useSearchParams()
  const total = answer.isFetching ? 0 : (answer.page?.total ?? 0)
  const last = Math.ceil(total / size)
  const isBeyond = last > 0 && page > last
  const go = useEffectEvent(() => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (last === 1) next.delete('page')
        else next.set('page', String(last))
        return next
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isBeyond) go()
  }, [isBeyond])
}
