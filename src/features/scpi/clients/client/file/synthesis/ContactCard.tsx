import { Link } from 'react-router-dom'
import { countries, FRANCE } from '#contract/countries'
import { selectResource } from '#client/entities'
import { useEdited } from '#client/editing'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { formatPhone } from '#client/ui/formats'
import { scpiClientAddress } from '#features/scpi/clients/contract'

/** How the client is reached, and by whom. */
export function ContactCard({ id }: { id: string }) {
  const client = useEdited('scpi_client', id)?.attributes ?? {}
  const { email, phone, pro_phone, adviser_id } = client
  const adviser = useAppSelector((state) => selectResource(state, 'user', adviser_id ?? ''))?.attributes
  return (
    <Card title="Contact" actions={<Link to={scpiClientAddress(id, 'identite')}>Ouvrir</Link>}>
      <Facts
        facts={[
          { label: 'E-mail', value: email ? <Email address={email} /> : '—' },
          { label: 'Mobile', value: <Phone number={phone} /> },
          ...(pro_phone ? [{ label: 'Professionnel', value: <Phone number={pro_phone} /> }] : []),
          { label: 'Adresse', value: addressLines(client).map((line) => <div key={line}>{line}</div>) },
          { label: 'Conseiller', value: [adviser?.first_name, adviser?.last_name].filter(Boolean).join(' ') || '—' },
        ]}
      />
    </Card>
  )
}

/** An address breaks before its domain, where it breaks. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  )
}

const Phone = ({ number }: { number: string | null | undefined }) =>
  number ? <a href={`tel:${number}`}>{formatPhone(number)}</a> : '—'

interface Address {
  readonly address?: string | null
  readonly address_complement?: string | null
  readonly postal_code?: string | null
  readonly municipality?: string | null
  readonly country?: string | null
}

function addressLines({ address, address_complement, postal_code, municipality, country }: Address): readonly string[] {
  const town = [postal_code, municipality].filter(Boolean).join(' ')
  const abroad = country && country !== FRANCE ? (countries[country] ?? country) : ''
  const lines = [address, address_complement, town, abroad].flatMap((line) => line || [])
  return lines.length > 0 ? lines : ['—']
}
