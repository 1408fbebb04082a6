import { PlusOutlined, UploadOutlined, UserAddOutlined } from '@ant-design/icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useKnownRoutes } from '#client/screens'
import { Button } from '#client/ui/controls'
import { importScpiClientsAddress, newScpiClientAddress } from '#features/scpi/clients/contract'
import { scpiContactsAddress } from '#features/scpi/firm/contract'

const shortcuts = [
  {
    label: 'Nouveau client',
    address: newScpiClientAddress,
    opening: 'createScpiClients',
    icon: <UserAddOutlined aria-hidden />,
    type: 'primary',
  },
  {
    label: 'Importer des clients',
    address: importScpiClientsAddress,
    opening: 'createScpiClients',
    icon: <UploadOutlined aria-hidden />,
  },
  {
    label: 'Nouveau contact du cabinet',
    address: `${scpiContactsAddress}?nouveau`,
    opening: 'manageScpiCompany',
    icon: <PlusOutlined aria-hidden />,
  },
] as const

/** What one begins from here, as far as one may and there is a screen for it. */
export function Shortcuts() {
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  return shortcuts
    .filter(({ address, opening }) => allows(rights, opening) && knows(address.split('?')[0] ?? ''))
    .map((shortcut) => <Shortcut key={shortcut.address} {...shortcut} />)
}

function Shortcut({ label, address, icon, ...look }: (typeof shortcuts)[number]) {
  return (
    <Button icon={icon} href={useHref(address)} onClick={useLinkClickHandler(address)} {...typeOf(look)}>
      {label}
    </Button>
  )
}

const typeOf = (look: object) => ('type' in look ? { type: 'primary' as const } : {})
