import { useEffect, useRef } from 'react'
import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { SectionSaveState } from '#client/editing/saving'
import { PapersButton } from '../../papers/PapersButton'
import { SectionMark } from './SectionMark'
import type { InformationSection } from './sections'
import { useAskedField } from '#client/editing/parts'

interface SectionAccordionProps {
  readonly sections: readonly InformationSection[]
  readonly open: InformationSection
  /** The person asked for this section: it comes into sight. */
  readonly isChosen: boolean
  /** Undefined after the last one. */
  readonly next: InformationSection | undefined
  readonly onSelect: (path: string) => void
}

/**
 * On a small screen: every section by its name, one of them open, and a bar that opens the next. antd's Collapse
 * (6.6.8) hides inside its button the heading of a section.
 */
export function SectionAccordion({ sections, open, isChosen, next, onSelect }: SectionAccordionProps) {
  return (
    <div className="section-accordion">
      <PapersButton />
      {sections.map((section) => {
        const isOpen = section.path === open.path
        return (
          <AccordionItem
            key={section.path}
            section={section}
            isOpen={isOpen}
            isChosen={isOpen && isChosen}
            onSelect={onSelect}
          />
        )
      })}
      {next && (
        <div className="next-section">
          <Button
            type="primary"
            block
            size="large"
            onClick={() => {
              onSelect(next.path)
            }}
          >
            Section suivante&nbsp;: {next.label}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AccordionItemProps extends Pick<SectionAccordionProps, 'isChosen' | 'onSelect'> {
  readonly section: InformationSection
  readonly isOpen: boolean
}

function AccordionItem({ section: { path, label, type, Content }, isOpen, isChosen, onSelect }: AccordionItemProps) {
  const item = useRef<HTMLElement>(null)
  const content = useAskedField(type)
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView()
  }, [isChosen])
  return (
    <section ref={item} className="accordion-item" aria-labelledby={`section-${path}`}>
      <h2 id={`section-${path}`}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            onSelect(path)
          }}
        >
          {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          <span>{label}</span>
          {!isOpen && <SectionMark type={type} />}
        </button>
      </h2>
      {isOpen && (
        <div ref={content} className="section-content">
          <SectionSaveState type={type} />
          <Content />
        </div>
      )}
    </section>
  )
}
