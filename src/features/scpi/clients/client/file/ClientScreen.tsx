import { useEffect } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { saveNow } from '#client/autosave'
import { FieldAccessContext, OpenAggregateContext, TypingProvider } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { SaveProblem, UnsavedNotice } from '#client/editing/conflict'
import { Gone, Unread, useLeaving } from '#client/editing/saving'
import { today } from '#client/screens'
import { Refused } from '#client/screens/errors'
import { useAppDispatch, useResource } from '#client/store'
import { Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { signatureState } from '#features/scpi/clients/contract/rules'
import { useClientRights } from '../shared/useClientRights'
import { ClientHeader } from './ClientHeader'
import { PartList } from './PartList'
import { ACCOUNT_SECTIONS } from './OpenAccount'
import { StatusNotice } from './StatusNotice'
import { useAccount } from './useAccount'
import { useFieldAccess } from './useFieldAccess'
import { useMasses } from './useMasses'
import './file.css'

const BACK = { address: scpiClientsAddress, label: 'Retourner aux clients' } as const

/** A client: who they are, whether it is saved, the parts of their file. */
export function ClientScreen() {
  const { uuid = '' } = useParams()
  const { editing } = useClientRights()
  // Another client is another screen: nothing of the former one stays.
  return (
    <OpenAggregateContext key={uuid} value={{ type: 'scpi_client', id: uuid, readOnly: !editing }}>
      <ChangesProvider>
        <LoadedClient id={uuid} />
      </ChangesProvider>
    </OpenAggregateContext>
  )
}

const INCLUDED = ['familySituation', 'representatives', 'ppAccount', 'conjoint', 'adviser'] as const

function LoadedClient({ id }: { id: string }) {
  const { resource, isComplete, failure, refetch } = useResource('scpi_client', id, { include: INCLUDED })
  if (failure?.kind === 'http' && [404, 410].includes(failure.status))
    return (
      <Gone
        id={id}
        title="Cette fiche n’existe plus"
        sentence="Elle a été supprimée, ou ce client n’est pas des vôtres"
        back={BACK}
      />
    )
  if (failure?.kind === 'http' && failure.status === 403) return <Refused />
  if (!isComplete && failure)
    return <Unread failure={failure} onRetry={refetch} title="Cette fiche n’a pas pu être lue" back={BACK} />
  if (!resource || !isComplete)
    return (
      <PageBody>
        <Skeleton lines={8} onRetry={refetch} />
      </PageBody>
    )
  return (
    <TypingProvider>
      <OpenClient id={id} isSigned={signatureState(resource.attributes, today()) === 'held'} />
    </TypingProvider>
  )
}

function OpenClient({ id, isSigned }: { id: string; isSigned: boolean }) {
  const dispatch = useAppDispatch()
  const accessTo = useFieldAccess(id, isSigned)
  const account = useAccount(id)
  const masses = useMasses(account?.id)
  const also = account ? [account, ...masses] : []
  const { pathname } = useLocation()
  const root = { type: 'scpi_client', id } as const
  useLeaving({
    roots: [root, ...also],
    isWithin: (address) => address.startsWith(`${scpiClientsAddress}/${id}`),
    question: 'Quitter cette fiche\u202f?',
  })
  useEffect(() => {
    dispatch(saveNow())
  }, [dispatch, pathname])
  return (
    <FieldAccessContext value={accessTo}>
      <ClientHeader also={also} />
      {account && <AccountReading id={account.id} />}
      <PageBody>
        <div className="scpi-file">
          <PartList id={id} />
          <div className="scpi-file-part">
            <StatusNotice id={id} />
            {!pathname.endsWith('/identite') && <SaveProblem reference={root} />}
            <Outlet />
          </div>
        </div>
      </PageBody>
      <UnsavedNotice />
    </FieldAccessContext>
  )
}

/** Reads the account and its masses, of which every part of the file tells what is filled. */
function AccountReading({ id }: { id: string }) {
  useResource('pp_account', id, { include: ACCOUNT_SECTIONS })
  return null
}
