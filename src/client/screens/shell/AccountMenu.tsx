import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { accountAddress } from '../addresses'
import { useKnownRoutes } from '../KnownRoutes'

/** The initials of the person; behind them, who they are, their account and the way out. */
export function AccountMenu({ onLogOut }: { onLogOut: (() => void) | undefined }) {
  const user = useAppSelector(selectUser)?.attributes
  const knows = useKnownRoutes()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => { setOpen(false) }
  useClosing(frame, isOpen, close)
  const id = useId()
  if (!user) return null
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return (
    <div ref={frame} className="account-menu">
      <button type="button" className="account-button" aria-expanded={isOpen} aria-controls={id} onClick={() => { setOpen(!isOpen) }}>
        <span aria-hidden>{name.split(' ').map(([initial]) => initial).slice(0, 2).join('').toUpperCase()}</span>
        <span className="visually-hidden">Compte de {name}</span>
      </button>
      <div id={id} className="account-panel" hidden={!isOpen}>
        <p><strong>{name}</strong><br />{user.email}</p>
        {knows(accountAddress) && <Link to={accountAddress} className="account-item" onClick={close}><UserOutlined aria-hidden />Mon compte</Link>}
        {onLogOut && <button type="button" className="account-item" onClick={() => { close(); onLogOut() }}><LogoutOutlined aria-hidden />Déconnexion</button>}
      </div>
    </div>
  )
}

/** Escape closes and gives the focus back; a click or a focus elsewhere closes. */
function useClosing(frame: RefObject<HTMLDivElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      frame.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen, frame])
}
