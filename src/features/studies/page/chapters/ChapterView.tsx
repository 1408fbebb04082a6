import { useEffect, useRef, type ReactNode } from 'react'

interface ChapterViewProps {
  readonly chapterKey: string
  readonly title: string
  /** « Chapitre 4 sur 11 » */
  readonly place: string
  /** What the figures are of, where they are not those of the proposal. */
  readonly origin: ReactNode
  readonly children: ReactNode
}

/** A chapter under its title, which has the focus once one came to it. */
export function ChapterView({ chapterKey, title, place, origin, children }: ChapterViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(chapterKey)
  useEffect(() => {
    if (last.current === chapterKey) return
    last.current = chapterKey
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [chapterKey])
  return (
    <article className={`chapter is-${chapterKey}`}>
      <p className="place quiet">{place}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {origin}
      {children}
    </article>
  )
}
