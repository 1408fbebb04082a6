import { useEffect, useRef } from 'react'
import { Card } from '#client/ui'
import { SectionSaveState } from '#client/editing/saving'
import type { InformationSection } from './sections'
import { useAskedField } from '../parts/useAskedField'

interface SectionPanelProps {
  readonly section: InformationSection
  /** The person asked for this section: the focus goes to it. */
  readonly isChosen: boolean
}

/** The open section: its name, whether it is saved, its fields. */
export function SectionPanel({ section: { label, type, Content }, isChosen }: SectionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) panel.current?.focus()
  }, [isChosen])
  const content = useAskedField(type)
  return (
    <div ref={panel} className="section-panel" tabIndex={-1}>
      <Card title={label} state={<SectionSaveState type={type} />}>
        <div ref={content} className="section-content">
          <Content />
        </div>
      </Card>
    </div>
  )
}
