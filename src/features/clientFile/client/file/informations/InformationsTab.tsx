import { useEffect, useRef, useEffectEvent } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { saveNow } from '#client/autosave'
import { selectSettings } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { useOpenAggregate } from '#client/editing'
import { sectionAddress } from '#features/clientFile/contract'
import { Card } from '#client/ui'
import { SectionSaveState } from '#client/editing/saving'
import { SHOWN_FIELD, useAskedField } from '#client/editing/parts'
import { PapersButton } from '../../papers/PapersButton'
import { HouseholdPanel } from './HouseholdPanel'
import { SectionAccordion } from './SectionAccordion'
import { useSections, type InformationSection } from './sections'
import { SectionMark } from './SectionMark'
import './informations.css'

/** The household and what it wants, one section at a time; no button saves. */
export function InformationsTab() {
  const dispatch = useAppDispatch()
  const sections = useSections()
  const { open, next, position, isChosen, select } = useOpenSection(sections)
  const isWide = useMediaQuery('(width >= 768px)')
  const isListed = useAppSelector(selectSettings).newClientFile && isWide
  const hasRoomForHousehold = useMediaQuery('(width >= 1280px)')
  useSectionKeys(sections, position, select)
  useUndoKeys(open ? [open.type] : [])
  useEffect(() => {
    dispatch(saveNow())
  }, [dispatch, open])

  if (!open) return null
  return (
    <div className={isListed ? 'informations' : 'informations informations-unfolding'}>
      {!hasRoomForHousehold && <HouseholdPanel isFolded />}
      {isListed ? (
        <>
          <SectionList sections={sections} open={open} />
          <SectionPanel key={open.path} section={open} isChosen={isChosen} />
        </>
      ) : (
        <SectionAccordion sections={sections} open={open} isChosen={isChosen} next={next} onSelect={select} />
      )}
      {hasRoomForHousehold && <HouseholdPanel isFolded={false} />}
    </div>
  )
}

/** The section that the address names, else the first one, which nobody has chosen; one that is only shown does not take the focus. */
function useOpenSection(sections: ReturnType<typeof useSections>) {
  const [parameters, setParameters] = useSearchParams()
  const named = sections.findIndex(({ path }) => path === parameters.get('section'))
  const position = Math.max(named, 0)
  const select = (path: string) => {
    setParameters({ section: path }, { replace: true })
  }
  const isChosen = named >= 0 && !parameters.has(SHOWN_FIELD)
  return { open: sections[position], next: sections[position + 1], position, isChosen, select }
}

/** The sections, and what each still asks of the person. */
function SectionList({ sections, open }: { sections: readonly InformationSection[]; open: InformationSection }) {
  const { id } = useOpenAggregate()
  return (
    <nav className="section-list" aria-label="Sections">
      <ol>
        {sections.map(({ path, label, type }) => (
          <li key={path}>
            <Link to={sectionAddress(id, path)} replace aria-current={path === open.path ? 'true' : undefined}>
              <span>{label}</span>
              <SectionMark type={type} />
            </Link>
          </li>
        ))}
      </ol>
      <PapersButton />
      <p className="section-list-hint">
        <kbd>Alt</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> pour changer de section
      </p>
    </nav>
  )
}

interface SectionPanelProps {
  readonly section: InformationSection
  /** The person asked for this section: the focus goes to it. */
  readonly isChosen: boolean
}

/** The open section: its name, whether it is saved, its fields. */
function SectionPanel({ section: { label, type, Content }, isChosen }: SectionPanelProps) {
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

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** What has these keys for itself says so. */
const TAKEN = '[aria-keyshortcuts~="Alt+ArrowUp"]'

/** Alt with an arrow goes to the section before or after, from wherever the focus is but for what has these keys for itself. */
function useSectionKeys(
  sections: readonly InformationSection[],
  position: number,
  select: (path: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || step === undefined) return
    if (event.target instanceof Element && event.target.closest(TAKEN)) return
    // Before the fields, for which an arrow is a step of their value.
    event.preventDefault()
    event.stopPropagation()
    const next = sections[position + step]
    if (next) select(next.path)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
}
