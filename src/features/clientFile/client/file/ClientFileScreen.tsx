import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { allows } from '#contract/access'
import { saveNow } from '#client/autosave'
import { selectPermissions } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useClientFile } from '../shared/useClientFile'
import { tabOpened } from '../openedFiles'
import { Skeleton } from '#client/ui'
import { useToast } from '#client/feedback'
import { PageBody } from '#client/ui/layout'
import { clientFileAddress } from '#features/clientFile/contract'
import { useIsMeeting } from '#client/screens'
import { lazyPart } from '#client/ui/lazy'
import { Refused } from '#client/screens/errors'
import { Places } from '#client/screens/places'
import { Papers } from '../papers/Papers'
import { CapacityTrialProvider } from './capacity/CapacityTrial'
import { ChangesProvider } from '#client/editing/changes'
import { OpenAggregateContext, TypingProvider, useSection } from '#client/editing'
import { nameOfReplacedLot } from './lotProposals/replacedLot'
import { ClientFileHeader } from './ClientFileHeader'
import { GoneFile } from './GoneFile'
import { Slide } from './Slide'
import { Stuck, UnsavedNotice } from '#client/editing/conflict'
import { openTab, tabs, unavailableTabs } from './tabs'
import { UnreadFile } from './UnreadFile'
import { useLeaving } from './useLeaving'
import { useOptimalInvestments } from './useOptimalInvestments'
import { useShownScreen } from './useShownScreen'
import './clientFile.css'

const MeetingScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "meeting-screen" */ './meeting/MeetingScreen')).MeetingScreen,
)

/** A client file: its name, whether it is saved, its tabs. */
export function ClientFileScreen() {
  const { uuid = '' } = useParams()
  const readOnly = !useAppSelector((state) => allows(selectPermissions(state), 'editClientFiles'))
  // Another file is another screen: nothing of the former one stays.
  return (
    <OpenAggregateContext key={uuid} value={{ type: 'client_file', id: uuid, readOnly }}>
      <Places kind="municipality">
        <ChangesProvider nameOfStep={nameOfReplacedLot}>
          <CapacityTrialProvider>
            <Papers>
              <LoadedClientFile id={uuid} />
            </Papers>
          </CapacityTrialProvider>
        </ChangesProvider>
      </Places>
    </OpenAggregateContext>
  )
}

function LoadedClientFile({ id }: { id: string }) {
  const { resource, isComplete, failure, refetch } = useClientFile(id)
  if (failure?.kind === 'http' && [404, 410].includes(failure.status)) {
    return <GoneFile id={id} />
  }
  if (failure?.kind === 'http' && failure.status === 403) return <Refused />
  if (!isComplete && failure) return <UnreadFile failure={failure} onRetry={refetch} />
  if (!resource) return <Reading />
  return (
    <TypingProvider>
      <Tabs id={id} isComplete={isComplete} />
    </TypingProvider>
  )
}

const Reading = () => (
  <PageBody>
    <Skeleton lines={8} />
  </PageBody>
)

/** The header stays while the rest of the file is read: the focus is on its title. */
function Tabs({ id, isComplete }: { id: string; isComplete: boolean }) {
  const dispatch = useAppDispatch()
  const name = useLocation().pathname.split('/')[3]
  const project = useSection('simulation')?.project
  const tab = isComplete ? openTab(name, project) : undefined
  useLeaving(id)
  useOptimalInvestments(id, isComplete)
  useShownScreen(tab)
  useEffect(() => {
    if (tab === undefined) return
    dispatch(saveNow())
    dispatch(tabOpened({ id, tab }))
  }, [dispatch, id, tab])

  const isMeeting = useIsMeeting()
  if (isComplete && tab === undefined) return <Unavailable id={id} name={name} />
  if (isMeeting)
    return tab === undefined ? (
      <Reading />
    ) : (
      <Suspense>
        <MeetingScreen tab={tab} />
      </Suspense>
    )
  return (
    <>
      <ClientFileHeader tab={tab} />
      {tab === undefined ? (
        <Reading />
      ) : (
        <>
          <Stuck reference={{ type: 'client_file', id }} />
          <Slide tab={tab}>
            <Outlet />
          </Slide>
        </>
      )}
      <UnsavedNotice />
    </>
  )
}

/** A tab that does not exist, or not for this project, leads back to the synthesis (specification §2). */
function Unavailable({ id, name }: { id: string; name: string | undefined }) {
  const toast = useToast()
  const label = unavailableTabs.get(name) ?? tabs.find(({ tab }) => tab === name)?.label
  useEffect(() => {
    const named = label === undefined ? 'Cet onglet' : `L’onglet «\u00a0${label}\u00a0»`
    toast({ type: 'info', message: `${named} n’est pas disponible pour ce dossier.` })
  }, [toast, label])
  return <Navigate to={clientFileAddress(id)} replace />
}
