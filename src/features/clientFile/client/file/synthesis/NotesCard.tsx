import { Link } from 'react-router-dom'
import { Card, formatDate, formatTime } from '#client/ui'
import { sectionAddress } from '#features/clientFile/contract'
import { useOpenAggregate, useRows } from '#client/editing'

/** Notes shown; the others are in their section. */
const SHOWN = 3

/** The last notes of the file, the newest first. The client never sees them. */
export function NotesCard() {
  const { id, readOnly } = useOpenAggregate()
  const notes = useRows('note').toReversed()
  const more = notes.length - SHOWN
  return (
    <Card
      title="Notes internes"
      actions={<Link to={sectionAddress(id, 'notes')}>{readOnly ? 'Voir les notes' : 'Écrire une note'}</Link>}
    >
      {notes.length === 0 && (
        <p className="fact-note">Aucune note. Elles restent internes&nbsp;: le client ne les voit jamais.</p>
      )}
      <ol className="note-list">
        {notes.slice(0, SHOWN).map(({ note, author_name: author, created_at: writtenAt }, index) => (
          <li key={`${writtenAt ?? ''}${index}`}>
            <p className="note-text">{note}</p>
            <p className="fact-note">
              {author ?? 'Vous'},{' '}
              {writtenAt ? `${formatDate(writtenAt, 'words')} à ${formatTime(writtenAt)}` : 'à l’instant'}
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="fact-note">
          et {more} plus {more > 1 ? 'anciennes' : 'ancienne'}
        </p>
      )}
    </Card>
  )
}
