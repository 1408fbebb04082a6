import { Link } from 'react-router-dom'
import { formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { useResourceList, type ListReading } from '#client/store'
import type { ResourceType } from '#contract'
import { clientFilesAddress, leadsAddress } from '../addresses'
import { today } from '../today'
import { Block } from './Block'
import { together } from './together'

/** A count takes no resource along but one. */
const COUNT = { size: 1 }

interface ActivityProps {
  readonly files: boolean
  readonly leads: boolean
}

/** A few counts, each leading to its list. */
export function Activity({ files, leads }: ActivityProps) {
  const active = useResourceList('client_file', { filter: { status: ['draft', 'ready', 'simulated', 'presented', 'in_sale'] }, page: COUNT }, files)
  const presented = useResourceList('client_file', { filter: { status: ['presented'] }, page: COUNT }, files)
  const inSale = useResourceList('client_file', { filter: { status: ['in_sale'] }, page: COUNT }, files)
  const firstDay = `${today().slice(0, 8)}01`
  const received = useResourceList('client_lead', { filter: { received_from: firstDay }, page: COUNT }, leads)
  const asked = [...(files ? [active, presented, inSale] : []), ...(leads ? [received] : [])]
  return (
    <div className="dashboard-all">
      <Block title="Mon activité" reading={together(asked)} lines={2}>
        <KeyFigures>
          {files && <Count label="Dossiers actifs" of={active} address={clientFilesAddress} />}
          {files && <Count label="Études présentées" of={presented} />}
          {files && <Count label="En vente" of={inSale} address={`${clientFilesAddress}?statut=en-vente`} />}
          {leads && <Count label="Contacts reçus ce mois" of={received} address={`${leadsAddress}?recu-depuis=${firstDay}`} />}
        </KeyFigures>
      </Block>
    </div>
  )
}

function Count({ label, of: { page }, address }: { label: string; of: ListReading<ResourceType>; address?: string }) {
  const count = formatNumber(page?.total)
  return <KeyFigure label={label} value={address === undefined ? count : <Link className="dashboard-count" to={address} aria-label={`${label}\u00a0: ${count}, voir la liste`}>{count}</Link>} />
}
