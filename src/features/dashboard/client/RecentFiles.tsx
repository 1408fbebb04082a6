import { Link } from 'react-router-dom'
import { Empty, formatDate } from '#client/ui'
import { useResourceList } from '#client/store'
import { clientFilesAddress } from '#features/clientFile/contract'
import { ClientFileStatus, useResumeAddress } from '#features/clientFile/client/shared'
import { Block } from './Block'
import type { ScopeFilter } from './useScope'

const SHOWN = 6

/** The client files that were worked on last; each opens where it was left. */
export function RecentFiles({ scope }: { scope: ScopeFilter }) {
  const files = useResourceList('client_file', { filter: { ...scope }, sort: ['-updated_at'], page: { size: SHOWN } })
  const resumeAddress = useResumeAddress()
  return (
    <div className="dashboard-narrow">
      <Block
        title="Dossiers récents"
        reading={files}
        lines={SHOWN}
        actions={<Link to={clientFilesAddress}>Tous les dossiers</Link>}
      >
        {files.resources.length === 0 && (
          <Empty title="Aucun dossier" sentence="Six chiffres suffisent pour commencer." />
        )}
        <ul className="dashboard-lines">
          {files.resources.map(({ id, attributes: { title, status, completeness, updated_at: at } }) => (
            <li key={id} className="dashboard-file">
              <Link className="dashboard-link" to={resumeAddress(id)}>
                {title}
              </Link>
              <ClientFileStatus status={status} />
              <span className="dashboard-note">
                Complet à {completeness ?? 0}&#8239;%, modifié le {formatDate(at)}
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}
