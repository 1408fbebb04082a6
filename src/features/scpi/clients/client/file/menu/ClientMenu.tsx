import { useState } from 'react'
import { CameraOutlined, EllipsisOutlined } from '@ant-design/icons'
import type { Attributes } from '#contract'
import { OFFLINE, useOnline } from '#client/screens'
import { Snapshot, SNAPSHOT } from '#client/screens/snapshot'
import { ActionMenu, MenuChoices, type MenuChoice } from '#client/ui/menu'
import { nameOf } from '../../shared/words'
import { ActionDialog } from './ActionDialog'
import { usePortalChoices } from './usePortalChoices'
import { useRemoval } from './useRemoval'
import { useStatusActions } from './useStatusActions'

interface ClientMenuProps {
  readonly id: string
  readonly client: Partial<Attributes<'scpi_client'>>
}

/** What can be done with a client’s file, besides filling it in. */
export function ClientMenu({ id, client }: ClientMenuProps) {
  const [isTakingSnapshot, setTakingSnapshot] = useState(false)
  const isOnline = useOnline()
  const portal = usePortalChoices(id, client)
  const status = useStatusActions(id, client)
  const removal = useRemoval(id, client, status.deactivate)
  const choices: readonly MenuChoice[] = [
    ...portal.choices,
    {
      key: 'snapshot',
      label: SNAPSHOT,
      icon: <CameraOutlined aria-hidden />,
      onChoose: () => {
        setTakingSnapshot(true)
      },
    },
    ...status.choices,
    ...removal,
  ].map((choice) => ({ ...choice, isDisabled: !isOnline && choice.key !== 'snapshot' }))
  return (
    <>
      {portal.button}
      <ActionMenu name={`Actions sur ${nameOf(client)}`} face={<EllipsisOutlined aria-hidden />}>
        {(menu) => <MenuChoices {...menu} {...(isOnline ? {} : { heading: OFFLINE })} choices={choices} />}
      </ActionMenu>
      {status.asked && (
        <ActionDialog id={id} client={client} action={status.asked} onClose={status.close} onDone={status.reread} />
      )}
      {isTakingSnapshot && (
        <Snapshot
          onClose={() => {
            setTakingSnapshot(false)
          }}
        />
      )}
    </>
  )
}
