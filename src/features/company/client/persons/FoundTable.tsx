import { Link } from 'react-router-dom'
import { formatDate, StatusTag } from '#client/ui'
import { formatPhone } from '#client/ui/formats'
import { DataTable, type Column } from '#client/ui/table'
import { clientFileAddress } from '#features/clientFile/contract'
import { kindLabel } from '../kinds'
import type { FoundSubject, Person } from './api'

const titleOf = ({ title, people }: FoundSubject): string => title ?? people[0]?.name ?? 'Sans nom'

const columns: readonly [Column<FoundSubject>, ...Column<FoundSubject>[]] = [
  {
    key: 'title',
    title: 'Où',
    cell: (subject) =>
      subject.type === 'client_file' && !subject.inTrash ? (
        <Link to={clientFileAddress(subject.id)}>{titleOf(subject)}</Link>
      ) : (
        titleOf(subject)
      ),
  },
  { key: 'type', title: 'Type', cell: ({ type }) => kindLabel(type) },
  { key: 'people', title: 'Personnes concernées', cell: ({ people }) => <People people={people} /> },
  {
    key: 'place',
    title: 'État',
    cell: ({ inTrash }) => (inTrash ? <StatusTag tone="warning">Dans la corbeille</StatusTag> : 'En cours'),
  },
]

const People = ({ people }: { people: readonly Person[] }) => (
  <ul className="company-people">
    {people.map((person, index) => (
      <li key={index}>{described(person)}</li>
    ))}
  </ul>
)

const described = ({ name, email, phone, birthdate }: Person): string =>
  [
    name ?? 'Sans nom',
    ...(birthdate ? [`né(e) le ${formatDate(birthdate)}`] : []),
    ...(email ? [email] : []),
    ...(phone ? [formatPhone(phone)] : []),
  ].join(' · ')

interface FoundTableProps {
  readonly found: readonly FoundSubject[]
  readonly picked: ReadonlySet<FoundSubject>
  readonly onPick: (subjects: readonly FoundSubject[], isPicked: boolean) => void
}

/** Where a person was found, each line to be taken or left. */
export const FoundTable = ({ found, picked, onPick }: FoundTableProps) => (
  <DataTable
    caption="Où se trouve cette personne"
    columns={columns}
    rows={found}
    rowKey={({ type, id }) => `${type}:${id}`}
    selection={{ isPicked: (subject) => picked.has(subject), nameOf: titleOf, onPick }}
  />
)
