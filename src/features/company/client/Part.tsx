import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CompanyPart } from './companyParts'

/** A part of the screen, which takes the focus when the address names it. */
export function Part({ name, children }: { name: CompanyPart; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [parameters] = useSearchParams()
  const isAsked = parameters.get('tab') === name
  useEffect(() => {
    if (!isAsked) return
    element.current?.scrollIntoView({ block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <div ref={element} tabIndex={-1} className="company-part">
      {children}
    </div>
  )
}
