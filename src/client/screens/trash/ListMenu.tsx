import { DeleteOutlined, EllipsisOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { screens } from '#contract/access'
import { useResourceList } from '#client/store'
import { formatNumber } from '#client/ui'
import { ActionMenu, MenuChoices, type OpenMenu } from '#client/ui/menu'
import { useMayOpen } from '../reach'

const [trashAddress] = screens.trash.addresses

/** What else a list leads to: the trash, and how many of its kind are in it that one may bring back. */
export function ListMenu({ type }: { readonly type: ResourceType }) {
  const mayOpen = useMayOpen()
  if (!mayOpen(trashAddress)) return null
  return (
    <ActionMenu name="Autres actions" face={<EllipsisOutlined aria-hidden />}>
      {(menu) => <Choices {...menu} type={type} />}
    </ActionMenu>
  )
}

/** The number is asked for once the menu is open. */
function Choices({ type, ...menu }: OpenMenu & { readonly type: ResourceType }) {
  const { page } = useResourceList('trash_item', { filter: { type }, page: { number: 1, size: 1 } })
  const label = page ? `Corbeille (${formatNumber(page.total)})` : 'Corbeille'
  const trash = { key: 'trash', label: <Link to={trashAddress}>{label}</Link>, icon: <DeleteOutlined aria-hidden /> }
  return <MenuChoices {...menu} choices={[trash]} />
}
