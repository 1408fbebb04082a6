import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { sectionAddress } from '#features/clientFile/contract'
import { PapersButton } from '../../papers/PapersButton'
import { SectionMark } from './SectionMark'
import type { InformationSection } from './sections'

/** The sections, and what each still asks of the person. */
export function SectionList({ sections, open }: { sections: readonly InformationSection[]; open: InformationSection }) {
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
