import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Card } from '#client/ui'

interface StepCardProps {
  readonly title: string
  readonly sentence: string
  /** One came here from another step, whose button is gone. */
  readonly isMoved: boolean
  readonly children: ReactNode
}

/** A step: whoever comes to it from another one begins at its heading, so that screen readers say where one is. */
export function StepCard({ title, sentence, isMoved, children }: StepCardProps) {
  const step = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    const heading = isMoved ? step.current?.querySelector('h2') : null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
  useEffect(() => {
    begin()
  }, [])
  return (
    <div ref={step}>
      <Card title={title} sentence={sentence}>
        {children}
      </Card>
    </div>
  )
}
