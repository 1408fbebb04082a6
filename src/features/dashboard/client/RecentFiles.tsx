import { Link } from 'react-router-dom'
import { Empty, formatDate } from '#client/ui'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { clientFilesAddress, newClientFileAddress } from '#features/clientFile/contract'
import { ClientFileStatus, useResumeAddress } from '#features/clientFile/client/shared'
import { Block } from './Block'
import { together } from './together'
import type { ScopeFilter } from './useScope'

const SHOWN = 6

/** The client files that were worked on last; each opens where it was left. */
export function RecentFiles({ scope }: { scope: ScopeFilter }) {
  const files = useResourceList('client_file', { filter: { ...scope }, sort: ['-updated_at'], page: { size: SHOWN } })
  const edits = allows(useAppSelector(selectHeldRights), 'editClientFiles')
  const resumeAddress = useResumeAddress()
  return (
    <Block
      title="Dossiers récents"
      {...together([files])}
      lines={SHOWN}
      actions={<Link to={clientFilesAddress}>Tous les dossiers</Link>}
    >
      {files.resources.length === 0 && (
        <Empty
          title="Aucun dossier"
          sentence={edits ? 'Six chiffres suffisent pour commencer.' : 'Les dossiers de votre société se lisent ici.'}
          action={edits && <Link to={newClientFileAddress}>Nouveau dossier</Link>}
        />
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
  )
}
