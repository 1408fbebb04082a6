import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { saveNow } from '#client/autosave'
import { selectSettings } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { SHOWN_FIELD } from '../parts/useAskedField'
import { HouseholdPanel } from './HouseholdPanel'
import { SectionAccordion } from './SectionAccordion'
import { SectionList } from './SectionList'
import { SectionPanel } from './SectionPanel'
import { useSections } from './sections'
import { useSectionKeys } from './useSectionKeys'
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
