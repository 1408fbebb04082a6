import { useState } from 'react'
import { EyeInvisibleOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router-dom'
import { selectSession } from '#client/session'
import { meetingEnded, selectMeeting } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { AppLayout } from '#client/ui/layout'
import { useShortcuts } from '#client/screens/keyboard'
import { LoginDialog } from '../LoginDialog'
import { Situation } from '../Situation'
import { useFrame } from '../useFrame'
import { useLogo } from '../useLogo'
import { ExitDialog } from './ExitDialog'
import { MEETING } from './MeetingButton'
import './meeting.css'

/** What surrounds a client file that is shown to its client: the logo, and the way out. No menu, no search, no account, no settings. */
export function MeetingFrame({ pathname }: { pathname: string }) {
  const { status } = useAppSelector(selectSession)
  const { exitHash } = useAppSelector(selectMeeting)
  const dispatch = useAppDispatch()
  const [isAsking, ask] = useState(false)
  const end = () => {
    dispatch(meetingEnded())
  }
  const leave = () => {
    if (exitHash === null) end()
    else ask(true)
  }
  useFrame(pathname)
  useShortcuts([{ keys: MEETING, label: 'Quitter le mode rendez-vous', act: leave }], 'everywhere')
  return (
    <AppLayout
      logo={useLogo()}
      entries={[]}
      current={undefined}
      actions={[]}
      link={Link}
      isPinned={false}
      onPin={() => undefined}
      banner={<MeetingBanner />}
      tools={<MeetingTools onLeave={leave} />}
    >
      <Outlet />
      {status === 'expired' && <LoginDialog />}
      {isAsking && exitHash !== null && (
        <ExitDialog
          hash={exitHash}
          onEnd={end}
          onClose={() => {
            ask(false)
          }}
        />
      )}
    </AppLayout>
  )
}

function MeetingBanner() {
  return (
    <>
      <div className="meeting-bar" aria-hidden />
      <Situation />
    </>
  )
}

function MeetingTools({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <span className="meeting-pill">Mode rendez-vous</span>
      <Button
        type="text"
        icon={<EyeInvisibleOutlined aria-hidden />}
        aria-label="Quitter le mode rendez-vous"
        title="Quitter le mode rendez-vous (M R)"
        onClick={onLeave}
      />
    </>
  )
}
