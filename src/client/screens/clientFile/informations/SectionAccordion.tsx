import { useEffect, useRef } from 'react'
import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { SectionSaveState } from '../SectionSaveState'
import { SectionMark } from './SectionMark'
import type { InformationSection } from './sections'
import { useAskedField } from './useAskedField'

interface SectionAccordionProps {
  readonly sections: readonly InformationSection[]
  readonly open: InformationSection
  /** Undefined after the last one. */
  readonly next: InformationSection | undefined
  readonly onSelect: (path: string) => void
}

/** On a small screen: every section by its name, one of them open, and a bar that opens the next. */
export function SectionAccordion({ sections, open, next, onSelect }: SectionAccordionProps) {
  return (
    <div className="section-accordion">
      {sections.map((section) => <AccordionItem key={section.path} section={section} isOpen={section.path === open.path} onSelect={onSelect} />)}
      {next && (
        <div className="next-section">
          <Button type="primary" block size="large" onClick={() => { onSelect(next.path) }}>Section suivante&nbsp;: {next.label}</Button>
        </div>
      )}
    </div>
  )
}

function AccordionItem({ section: { path, label, type, Content }, isOpen, onSelect }: { section: InformationSection; isOpen: boolean; onSelect: (path: string) => void }) {
  const item = useRef<HTMLElement>(null)
  const content = useAskedField(type)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The section that closed above took its height away.
    if (isOpen && !wasOpen.current) item.current?.scrollIntoView()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section ref={item} className="accordion-item" aria-labelledby={`section-${path}`}>
      <h2 id={`section-${path}`}>
        <button type="button" aria-expanded={isOpen} onClick={() => { onSelect(path) }}>
          {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          <span>{label}</span>
          {!isOpen && <SectionMark type={type} />}
        </button>
      </h2>
      {isOpen && <div ref={content} className="section-content"><SectionSaveState type={type} /><Content /></div>}
    </section>
  )
}
