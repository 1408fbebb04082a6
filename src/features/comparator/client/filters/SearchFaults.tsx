import { Link } from 'react-router-dom'
import { WarningFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import type { AddressFault } from '../search/Search'

interface SearchFaultsProps {
  readonly faults: readonly AddressFault[]
  /** Of the search without them. */
  readonly address: string
}

/** What the address asks for and does not exist. */
export function SearchFaults({ faults, address }: SearchFaultsProps) {
  if (faults.length === 0) return null
  const named = faults.map(({ name, value }) => `${name}=${value}`).join(', ')
  return (
    <Alert
      type="warning"
      showIcon
      icon={<WarningFilled aria-hidden />}
      title={`Cette adresse demande ce qui n’existe pas\u00a0: ${named}. Cette partie est ignorée.`}
      action={
        <Link to={address} replace>
          Corriger l’adresse
        </Link>
      }
    />
  )
}
