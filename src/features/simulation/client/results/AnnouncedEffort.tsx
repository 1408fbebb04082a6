import { useEffect, useState } from 'react'

/** A screen reader hears of one result a second at most, in milliseconds. */
const QUIET = 1_000

/**
 * Tells the new effort, and by how much it changed, to those who do not see it.
 * @param effort average, euros a month; undefined before the first result
 */
export function AnnouncedEffort({ effort }: { readonly effort: number | undefined }) {
  const [announced, setAnnounced] = useState<{ effort: number | undefined; text: string }>({
    effort: undefined,
    text: '',
  })
  useEffect(() => {
    if (effort === undefined || effort === announced.effort) return undefined
    const timer = setTimeout(() => {
      setAnnounced({ effort, text: sentence(effort, announced.effort) })
    }, QUIET)
    return () => {
      clearTimeout(timer)
    }
  }, [effort, announced])
  return (
    <p className="visually-hidden" role="status">
      {announced.text}
    </p>
  )
}

function sentence(effort: number, before: number | undefined): string {
  const now = `${effort >= 0 ? 'Effort' : 'Excédent'} moyen ${Math.abs(Math.round(effort))} euros par mois`
  const change = before === undefined ? 0 : Math.round(effort - before)
  return change === 0 ? now : `${now}, ${Math.abs(change)} de ${change > 0 ? 'plus' : 'moins'}`
}
