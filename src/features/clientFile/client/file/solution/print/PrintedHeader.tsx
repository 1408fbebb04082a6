import { selectResource } from '#client/entities'
import { useEdited, useOpenAggregate } from '#client/editing'
import { selectCompany, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { formatDate } from '#client/ui'

/**
 * Whose study it is, and who made it: the firm by its logo, or by its name where it has none, and the adviser.
 * @param day of the study, `YYYY-MM-DD`
 */
export function PrintedHeader({ day }: { readonly day: string }) {
  const { id } = useOpenAggregate()
  const title = useEdited('client_file', id)?.attributes.title
  return (
    <header className="printed-header">
      <Firm />
      <h1>{title}</h1>
      <p>
        Étude du {formatDate(day)}
        <Adviser file={id} />
      </p>
    </header>
  )
}

function Firm() {
  const firm = useAppSelector(selectCompany)?.attributes
  const logo = [firm?.logo, firm?.logo_square].find((address) => typeof address === 'string' && address !== '')
  const name = firm?.name ?? ''
  return <p className="printed-firm">{logo ? <img src={logo} alt={name} /> : name}</p>
}

/** The adviser of the file as far as this device knows them, else who prints it. */
function Adviser({ file }: { readonly file: string }) {
  const adviser = useAppSelector((state) => {
    const linked = selectResource(state, 'client_file', file)?.relationships['adviser']
    const known = linked && 'id' in linked ? selectResource(state, 'user', linked.id) : undefined
    return known ?? selectUser(state)
  })?.attributes
  if (!adviser) return null
  const { first_name, last_name, email, phone } = adviser
  const written = [[first_name, last_name].filter(Boolean).join(' '), email, phone].filter(Boolean)
  return <>, par {written.join(', ')}</>
}
