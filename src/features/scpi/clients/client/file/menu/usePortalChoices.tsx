import { LockOutlined, SendOutlined } from '@ant-design/icons'
import type { Attributes } from '#contract'
import { outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { Button } from '#client/ui/controls'
import type { MenuChoice } from '#client/ui/menu'
import { scpiClientsApi } from '../../api'
import { useClientRights } from '../../shared/useClientRights'
import { nameOf } from '../../shared/words'
import { useReadAgain } from './useReadAgain'

type Client = Partial<Attributes<'scpi_client'>>
type PortalStatus = NonNullable<Client['portal_status']>

const INVITE = 'Inviter à l’espace client'

/** What the mail that opens the portal is called, by how far the client is with it; who is in it needs none. */
const invitations: Readonly<Record<PortalStatus, string | undefined>> = {
  none: INVITE,
  invited: 'Renvoyer l’invitation à l’espace client',
  active: undefined,
  locked: 'Rouvrir l’espace client par une invitation',
}

/** What opens and closes the portal of a client: a button for the first invitation, choices of the menu for the rest. */
export function usePortalChoices(id: string, client: Client) {
  const { editing } = useClientRights()
  const isOnline = useOnline()
  const { invite, isInviting } = useInvitation(id, client)
  const lock = useLock(id, client)
  const portal = client.portal_status ?? 'none'
  if (!editing) return { button: null, choices: [] }
  const isClosed = client.status === 'inactive' || client.status === 'blocked'
  const label = isClosed ? undefined : invitations[portal]
  const icon = <SendOutlined aria-hidden />
  const choices: readonly MenuChoice[] = [
    ...(label === undefined ? [] : [{ key: 'invite', label, icon, onChoose: () => void invite() }]),
    ...(portal === 'invited' || portal === 'active'
      ? [
          {
            key: 'lock',
            label: 'Verrouiller l’espace client',
            icon: <LockOutlined aria-hidden />,
            onChoose: () => void lock(),
          },
        ]
      : []),
  ]
  return {
    choices,
    button: portal === 'none' && !isClosed && (
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
function useInvitation(id: string, { email }: Client) {
  const [send, { isLoading }] = scpiClientsApi.useSendWelcomeMutation()
  const readAgain = useReadAgain(id)
  const toast = useToast()
  const invite = async () => {
    const { error } = outcomeOf(await send(id))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({ type: 'success', message: `Invitation envoyée à ${email ?? 'ce client'}` })
    await readAgain()
  }
  return { invite, isInviting: isLoading }
}

/** Closes the portal, once it was asked. */
function useLock(id: string, client: Client): () => Promise<void> {
  const [lock] = scpiClientsApi.useLockPortalMutation()
  const readAgain = useReadAgain(id)
  const confirm = useConfirm()
  const toast = useToast()
  return async () => {
    const agreed = await confirm({
      question: 'Verrouiller l’espace client\u202f?',
      consequence: `${nameOf(client)} est déconnecté de tous ses appareils, et ses liens n’ouvrent plus rien. Une nouvelle invitation rouvrira son espace.`,
      yes: 'Verrouiller',
      isDangerous: true,
    })
    if (!agreed) return
    const { error } = outcomeOf(await lock(id))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({ type: 'success', message: 'Espace client verrouillé' })
    await readAgain()
  }
}
