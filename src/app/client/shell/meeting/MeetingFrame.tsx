import { useState } from 'react'
import { CompressOutlined } from '@ant-design/icons'
import { Outlet } from 'react-router-dom'
import { selectCompany, selectSession } from '#client/session'
import { meetingEnded, selectMeeting } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { formatDate } from '#client/ui'
import { useConfirm } from '#client/feedback'
import { today } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { LoginDialog } from '../LoginDialog'
import { Situation } from '../Situation'
import { selectIsTried } from '../unsaved'
import { useFrame } from '../useFrame'
import { useLeaveWarning } from '#client/editing/saving'
import { useLogo } from '../useLogo'
import { ExitDialog } from './ExitDialog'
import { PresentationDialog } from './PresentationDialog'
import { MEETING } from './MeetingButton'
import './meeting.css'

/** What is asked of who leaves a meeting. */
type OpenDialog = 'password' | 'presentation' | null

/** What surrounds a client file that is shown to its client: the logo, and the way out. No menu, no search, no account, no settings. */
export function MeetingFrame({ pathname }: { pathname: string }) {
  const { status } = useAppSelector(selectSession)
  const { exitHash } = useAppSelector(selectMeeting)
  const [asked, ask] = useState<OpenDialog>(null)
  const mayEnd = useMayEnd()
  const end = async () => {
    ask((await mayEnd()) ? 'presentation' : null)
  }
  const leave = () => {
    if (exitHash === null) void end()
    else ask('password')
  }
  useFrame(pathname)
  useShortcuts([{ keys: MEETING, label: 'Quitter le mode rendez-vous', act: leave }], 'everywhere')
  return (
    <div className="meeting">
      <MeetingHeader onLeave={leave} />
      <Situation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {status === 'expired' && <LoginDialog />}
      <WayOut asked={asked} ask={ask} onEnd={() => void end()} />
    </div>
  )
}

interface WayOutProps {
  readonly asked: OpenDialog
  readonly ask: (next: OpenDialog) => void
  readonly onEnd: () => void
}

/** The dialogs between a meeting and its end. */
function WayOut({ asked, ask, onEnd }: WayOutProps) {
  const { exitHash } = useAppSelector(selectMeeting)
  const dispatch = useAppDispatch()
  return (
    <>
      {asked === 'password' && exitHash !== null && (
        <ExitDialog
          hash={exitHash}
          onEnd={() => {
            ask(null)
            onEnd()
          }}
          onClose={() => {
            ask(null)
          }}
        />
      )}
      {asked === 'presentation' && (
        <PresentationDialog
          onAnswer={(isPresentation) => {
            dispatch(meetingEnded(isPresentation))
          }}
          onClose={() => {
            ask(null)
          }}
        />
      )}
    </>
  )
}

function MeetingHeader({ onLeave }: { onLeave: () => void }) {
  return (
    <header className="meeting-header">
      <Firm />
      <span className="meeting-rules">Règles au {formatDate(today())}</span>
      <Button
        icon={<CompressOutlined aria-hidden />}
        aria-label="Quitter le mode rendez-vous"
        title="Quitter le mode rendez-vous (M R)"
        onClick={onLeave}
      >
        Quitter
      </Button>
    </header>
  )
}

/** Whose meeting it is: the firm, by its name and its logo where it has one; never the product. */
function Firm() {
  const { image, name: nameBesideImage } = useLogo()
  const name = useAppSelector(selectCompany)?.attributes.name ?? nameBesideImage
  return (
    <div className="logo">
      {image !== undefined && <img src={image} alt="" width="32" height="32" />}
      <span className="menu-label logo-name">{name}</span>
    </div>
  )
}

/** What was tried in the meeting and is not kept is asked about before it ends, also where the page itself is left. */
function useMayEnd(): () => Promise<boolean> {
  const confirm = useConfirm()
  const isTried = useAppSelector(selectIsTried)
  useLeaveWarning(isTried)
  return async () =>
    !isTried ||
    confirm({
      question: 'Quitter sans garder ce scénario\u202f?',
      consequence: 'Ce qui a été essayé pendant le rendez-vous ne sera pas enregistré dans le dossier.',
      yes: 'Quitter sans garder',
      no: 'Revenir au rendez-vous',
      isDangerous: true,
    })
}
