import { useState } from 'react'
import { CameraOutlined, DeleteOutlined, EllipsisOutlined, SendOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import type { Attributes } from '#contract'
import { api, outcomeOf } from '#client/api'
import { discarded } from '#client/autosave'
import { useAlert, useConfirm, useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { Snapshot, SNAPSHOT } from '#client/screens/snapshot'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { ActionMenu, MenuChoices, type MenuChoice } from '#client/ui/menu'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { useClientRights } from '../shared/useClientRights'
import { nameOf } from '../shared/words'
import { scpiClientsApi } from '../api'

interface ClientMenuProps {
  readonly id: string
  readonly client: Partial<Attributes<'scpi_client'>>
}

const INVITE = 'Envoyer l’invitation à l’espace client'

/** What can be done with a client’s file, besides filling it in. */
export function ClientMenu({ id, client }: ClientMenuProps) {
  const [isTakingSnapshot, setTakingSnapshot] = useState(false)
  const isOnline = useOnline()
  const invitation = useInvitation(id, client)
  const removal = useRemoval(id, client)
  const choices: readonly MenuChoice[] = [
    ...invitation.choices,
    {
      key: 'snapshot',
      label: SNAPSHOT,
      icon: <CameraOutlined aria-hidden />,
      onChoose: () => {
        setTakingSnapshot(true)
      },
    },
    ...removal,
  ].map((choice) => ({ ...choice, isDisabled: !isOnline && choice.key !== 'snapshot' }))
  return (
    <>
      {invitation.button}
      <ActionMenu name={`Actions sur ${nameOf(client)}`} face={<EllipsisOutlined aria-hidden />}>
        {(menu) => <MenuChoices {...menu} {...(isOnline ? {} : { heading: OFFLINE })} choices={choices} />}
      </ActionMenu>
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

/** The mail that opens the portal to a client: a button for the first, a choice of the menu for the others. */
function useInvitation(id: string, client: ClientMenuProps['client']) {
  const { editing } = useClientRights()
  const isOnline = useOnline()
  const { invite, isInviting } = useSending(id, client)
  const status = client.portal_status ?? 'none'
  if (!editing || (status !== 'none' && status !== 'invited')) return { button: null, choices: [] }
  const icon = <SendOutlined aria-hidden />
  const label = status === 'invited' ? 'Renvoyer l’invitation à l’espace client' : INVITE
  return {
    choices: [{ key: 'invite', label, icon, onChoose: () => void invite() }],
    button: status === 'none' && (
      <span className="scpi-invite">
        <Button
          icon={icon}
          loading={isInviting}
          disabled={!isOnline}
          aria-label={INVITE}
          title={isOnline ? INVITE : OFFLINE}
          onClick={() => void invite()}
        >
          Inviter
        </Button>
      </span>
    ),
  }
}

/** Sends the mail; the file is read again, which says so. */
function useSending(id: string, { email }: ClientMenuProps['client']) {
  const [send, { isLoading }] = scpiClientsApi.useSendWelcomeMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const invite = async () => {
    const { error } = outcomeOf(await send(id))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({ type: 'success', message: `Invitation envoyée à ${email ?? 'ce client'}` })
    await dispatch(api.endpoints.read.initiate({ type: 'scpi_client', id }, { subscribe: false, forceRefetch: true }))
  }
  return { invite, isInviting: isLoading }
}

/** Puts a client in the trash, once it was asked; none without the right to. */
function useRemoval(id: string, client: ClientMenuProps['client']): readonly MenuChoice[] {
  const { deleting } = useClientRights()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const remove = async () => {
    const agreed = await confirm({
      question: 'Supprimer ce client\u202f?',
      consequence: `La fiche de ${nameOf(client)}, sa situation familiale et son compte investisseur vont à la corbeille, pour tous. Le lien avec son conjoint est retiré.`,
      yes: 'Supprimer',
      isDangerous: true,
    })
    if (!agreed) return
    const { error } = outcomeOf(
      await dispatch(api.endpoints.remove.initiate({ ref: { type: 'scpi_client', id } }, { track: false })),
    )
    if (error) {
      await alert({ title: 'Le client n’est pas supprimé', message: error.message })
      return
    }
    dispatch(discarded({ parentId: id }))
    toast({ type: 'success', message: `${nameOf(client)} est dans la corbeille` })
    await navigate(scpiClientsAddress)
  }
  if (!deleting) return []
  return [
    {
      key: 'delete',
      label: 'Supprimer',
      icon: <DeleteOutlined aria-hidden />,
      isDangerous: true,
      onChoose: () => void remove(),
    },
  ]
}
